import { mount } from 'svelte';
import '../fonts';
import '../theme.css';
import Demo from './Demo.svelte';

const table = document.getElementById('table');
/** A board and scenes of one's own, from a file beside the page. */
const file = new URLSearchParams(location.search).get('file');
const own = file ? await fetch(file).then((answer) => answer.json()) : null;
if (table) mount(Demo, { target: table, props: { own } });
