import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressedFile, fillAddress } from './public-address';

const folder = mkdtempSync(join(tmpdir(), 'courtside-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const place = '<!--# echo var="public_url" -->';

test('the public address stands wherever a file leaves room for it, without a slash too many', () => {
  expect(fillAddress(`${place}/a ${place}/b`, 'https://club.example/')).toBe(
    'https://club.example/a https://club.example/b',
  );
});

test('a published file names the product’s own address; one that was never published is nothing', async () => {
  writeFileSync(join(folder, 'robots.txt'), `Sitemap: ${place}/sitemap.xml`);
  expect(await addressedFile(folder, 'robots.txt', 'https://club.example')).toBe(
    'Sitemap: https://club.example/sitemap.xml',
  );
  expect(await addressedFile(folder, 'sitemap.xml', 'https://club.example')).toBeUndefined();
});
