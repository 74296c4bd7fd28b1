import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

// `node shell/icons/render.mjs`: renders the committed PNG files of `shell/public` from `mark.svg`. CHROMIUM_PATH names
// an installed browser; by default Playwright's own is used.

const here = (path) => new URL(path, import.meta.url);
const mark = readFileSync(here('mark.svg'), 'utf8');
const court = '#0c3b43';

/** `share`: the mark's share of the width. A maskable icon may lose its outer 20 %. */
const square = (size, share, corner) => ({
  width: size,
  height: size,
  body: `<div style="width:100%;height:100%;display:grid;place-items:center;background:${court};border-radius:${corner}%">
    <div style="width:${share}%;height:${share}%">${mark}</div></div>`,
});

/** Without the club's name, which is a setting; a link's preview shows it in the title. */
const card = (english, french, ground = court) => ({
  width: 1200,
  height: 630,
  body: `<div style="box-sizing:border-box;width:100%;height:100%;padding:84px;background:${ground};color:#fbf6ee;
      font-family:'Bricolage Grotesque',sans-serif;display:flex;flex-direction:column;justify-content:space-between;
      position:relative;overflow:hidden">
    <div style="position:absolute;right:20px;top:125px;width:420px;height:420px">${mark}</div>
    <div style="max-width:720px;font-size:76px;font-weight:800;letter-spacing:-.03em;line-height:1.1;text-wrap:balance">${english}</div>
    <div style="font-size:42px;font-weight:500;line-height:1.3">${french}</div>
  </div>`,
});

const fonts = [500, 800].map((weight) => {
  const file = `../../node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff2`;
  const data = readFileSync(here(file)).toString('base64');
  return `@font-face { font-family: 'Bricolage Grotesque'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) }`;
});

const page = ({ body }) => `<!doctype html><style>
  ${fonts.join('\n  ')}
  html, body { margin: 0; height: 100%; background: transparent }
  svg { display: block; width: 100%; height: 100% }
</style>${body}`;

const drawings = {
  'icon-192.png': square(192, 78, 22),
  'icon-512.png': square(512, 78, 22),
  'icon-maskable-512.png': square(512, 58, 0),
  'apple-touch-icon.png': square(180, 74, 0),
  'favicon-48.png': { width: 48, height: 48, body: mark },
  'share.png': card('We play every week. Are you in?', 'On joue chaque semaine. Y serez-vous?'),
  // A session's own page (server/src/web/preview.ts).
  'share-open.png': card('Spots left: are you in?', 'Il reste des places. Y serez-vous?'),
  'share-few.png': card('Only a few spots left', 'Plus que quelques places', '#6b3a06'),
  'share-full.png': card('Full: join the waiting list', 'C’est complet : liste d’attente', '#3d3a36'),
  'share-cancelled.png': card('Cancelled', 'Séance annulée', '#6d1420'),
};

const { CHROMIUM_PATH: executablePath } = process.env;
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
for (const [name, drawing] of Object.entries(drawings)) {
  const tab = await browser.newPage({ viewport: { width: drawing.width, height: drawing.height } });
  await tab.setContent(page(drawing));
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
  writeFileSync(here(`../public/${name}`), await tab.screenshot({ omitBackground: true }));
  await tab.close();
}
await browser.close();
