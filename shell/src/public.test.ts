import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RouteName, routePaths } from 'shared-ui';

const folder = join(__dirname, '../public');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const open: RouteName[] = ['home', 'schedule', 'about', 'plan', 'faq', 'login', 'register'];

test('the sitemap names every page that is open to all, in both languages', () => {
  const places = [...read('sitemap.xml').matchAll(/<loc><!--# echo var="public_url" -->(.*?)<\/loc>/g)];
  expect(places.map(([, path]) => path)).toEqual(open.flatMap((name) => [...routePaths(name)]));
});

test('each page of the sitemap names its other language', () => {
  for (const [, entry = ''] of read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)) {
    const [own] = /(?<=-->)[^<]+(?=<\/loc>)/.exec(entry) ?? [];
    const alternates = [...entry.matchAll(/hreflang="(..)-CA" href="<!--# echo var="public_url" -->(.*?)"/g)];
    const pair = alternates.map(([, , path]) => path);
    expect(pair).toContain(own);
    expect(open.map((name) => [...routePaths(name)])).toContainEqual(pair);
  }
});
