import { chromium } from 'playwright-core';
const [,, url, out, w='1440', h='900', theme='light', act=''] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-dev-shm-usage'] });
const c = await b.newContext({ viewport: { width: +w, height: +h }, colorScheme: theme, reducedMotion: 'reduce', hasTouch: +w < 500 });
await c.addInitScript(() => { if (!localStorage.getItem('ticonderoga.settings')) localStorage.setItem('ticonderoga.settings', JSON.stringify({toured:true,playback:false})); });
const p = await c.newPage();
p.on('pageerror', e => console.log('ERR', e.message, e.stack));
p.on('console', m => { if (m.type()==='error') console.log('CON', m.text()); });
await p.goto(url);
await p.waitForTimeout(3500);
if (act) { const r = await p.evaluate(act); if (r) console.log(r); await p.waitForTimeout(1500); }
await p.screenshot({ path: out });
await b.close();
