import { mount } from 'svelte';
import '../fonts';
import '../theme.css';
import Demo from './Demo.svelte';

const table = document.getElementById('table');
if (table) mount(Demo, { target: table });
