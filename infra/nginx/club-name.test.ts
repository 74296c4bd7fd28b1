import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { PageTable } from '../../shared-api/common/pages';
import { temporaryFolder } from '../bootstrap/own-product';
import { missingPrograms } from '../bootstrap/programs.mjs';
import { folderTarget } from '../registry/folder-target';
import { makeLive } from '../registry/switch';
import { sampleRelease } from '../registry/testing';
import { startNginx } from '../topology/parts';
import { root } from '../workspaces/apps';

const testNginx = missingPrograms('nginx', 'openssl').length > 0 ? test.skip : test;

const template = readFileSync(`${root}/shell/src/index.html`, 'utf8');

const named = '<!--# echo var="club_name" encoding="none" default="" -->';

/** A pointer larger than nginx's own limit for what a page includes. */
const manyPages: PageTable = Object.fromEntries(
  Array.from({ length: 60 }, (_, number) => [
    `page${number}`,
    { path: { en: `/page-${number}`, fr: `/fr/page-${number}` }, access: 'anyone' },
  ]),
);

const put = (site: string, path: string, content: string) => {
  mkdirSync(join(site, dirname(path)), { recursive: true });
  writeFileSync(join(site, path), content);
};

/** The page that nginx serves with this answer from the API; without an answer there is no API. */
const pageWith = async (answer?: { status: number; body: string }) => {
  const site = temporaryFolder('nginx');
  writeFileSync(join(site, 'index.html'), template.replace('{build}', 'b1'));
  await makeLive(folderTarget(site), sampleRelease('player-portal', '2.0.0', { pages: manyPages }));
  await makeLive(folderTarget(site), sampleRelease('team-stats', '1.0.0'));
  put(site, 'r/player-portal/b200/pages/horaire/narrow.html', `<h1>Horaire · ${named}</h1>`);
  put(
    site,
    'r/shell/b1/pages/horaire/body.html',
    `<p>${named}</p><!--# include virtual="/registry/parts/narrow.html" -->`,
  );
  const api: Server = createServer((request, response) => {
    response.writeHead(request.url === '/api/page/club-name' ? (answer?.status ?? 200) : 404);
    response.end(answer?.body);
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const { port } = api.address() as AddressInfo;
  if (!answer) await new Promise((closed) => api.close(closed));
  const nginx = await startNginx(site, [{ port }]);
  const html = await (await fetch(`http://127.0.0.1:${nginx.plain}/horaire`)).text();
  await nginx.stop('SIGQUIT');
  if (answer) {
    api.closeAllConnections();
    api.close();
  }
  return html;
};

testNginx(
  'the page has the club’s name in its title, its preview and what the build has drawn for its address',
  async () => {
    const html = await pageWith({ status: 200, body: 'Basket &amp; Cie' });
    expect(html).toContain('<title data-fallback>Basket &amp; Cie</title>');
    expect(html).toContain(`property="og:site_name" content='Basket &amp; Cie'`);
    expect(html).toContain(
      `<template id="pages">${JSON.stringify({ 'player-portal': manyPages, 'team-stats': null })}</template>`,
    );
    expect(html).toContain('<p>Basket &amp; Cie</p><h1>Horaire · Basket &amp; Cie</h1>');
    expect(html).not.toMatch(/<!--#|club_name/);
  },
);

testNginx.each([
  ['no API process runs', undefined],
  ['the API fails', { status: 500, body: '<h1>Broken</h1>' }],
  ['the API is older than the page', { status: 404, body: '{"code":"notFound"}' }],
])('the page comes without a name while %s', async (_when, answer) => {
  const html = await pageWith(answer);
  expect(html).toContain('<title data-fallback></title>');
  expect(html).toContain('<h1>Horaire · </h1>');
  expect(html).not.toMatch(/Broken|notFound|club_name/);
});
