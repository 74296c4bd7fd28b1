import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressedFile } from './public-address';

const folder = mkdtempSync(join(tmpdir(), 'courtside-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const place = '<!--# echo var="public_url" -->';

test('a published file names the product’s own address; one that was never published is nothing', async () => {
  writeFileSync(join(folder, 'robots.txt'), `Sitemap: ${place}/sitemap.xml ${place}/a`);
  expect(await addressedFile(folder, 'robots.txt', 'https://club.example/')).toBe(
    'Sitemap: https://club.example/sitemap.xml https://club.example/a',
  );
  expect(await addressedFile(folder, 'sitemap.xml', 'https://club.example')).toBeUndefined();
});
