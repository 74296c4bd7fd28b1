import type { PageTable } from '../../shared-api/common/pages';
import { liveTables, sitemapOf, sitePagesPath, writeSiteFiles } from './site-files';
import type { ReleaseTarget } from './target';
import { emptyTarget, releaseTo, sampleRelease } from './testing';

const table = (name: string, more: Partial<PageTable[string]> = {}): PageTable => ({
  [name]: { path: { en: `/${name}`, fr: `/fr/${name}` }, access: 'anyone', ...more },
});

const tablesIn = async (target: ReleaseTarget): Promise<unknown> =>
  JSON.parse(String(await target.read(sitePagesPath)));

test('the site’s tables are those of the live releases; one without pages has none', async () => {
  const { target } = emptyTarget();
  await releaseTo(target, sampleRelease('player-portal', '1.0.0', { pages: table('club') }));
  await releaseTo(target, sampleRelease('stats', '1.0.0'));
  expect(await tablesIn(target)).toEqual({ 'player-portal': table('club'), stats: null });
  await releaseTo(target, sampleRelease('stats', '1.1.0', { pages: table('figures') }));
  expect(await tablesIn(target)).toEqual({ 'player-portal': table('club'), stats: table('figures') });
  expect(await tablesIn(target)).toEqual(await liveTables(target));
});

test('two teams that release at once leave what both pointers say', async () => {
  const { target } = emptyTarget();
  await releaseTo(target, sampleRelease('player-portal', '1.0.0', { pages: table('club') }));
  const stats = sampleRelease('stats', '1.0.0', { pages: table('figures') });
  let meanwhile: Promise<void> | undefined;
  // A concurrent release happens just before this one writes the tables.
  const slow: ReleaseTarget = {
    ...target,
    async write(...args) {
      meanwhile ??= releaseTo(target, stats);
      await meanwhile;
      await target.write(...args);
    },
  };
  await target.write(sitePagesPath, Buffer.from('{}'), { contentType: '', cacheControl: '' });
  await writeSiteFiles(slow);
  expect(await tablesIn(target)).toEqual({ 'player-portal': table('club'), stats: table('figures') });
});

test('documents include what each remote has for an address; the shell brings its own', async () => {
  const { target } = emptyTarget();
  await releaseTo(target, sampleRelease('shell', '1.0.0'));
  await releaseTo(target, sampleRelease('player-portal', '1.0.0'));
  await releaseTo(target, sampleRelease('stats', '1.0.0'));
  const part = String(await target.read('registry/parts/styles.html'));
  expect([...part.matchAll(/virtual="([^"]*)"(?: set="(\w+)")?/g)].map(([, ...found]) => found)).toEqual([
    ['/registry/player-portal.json', 'styles_player_portal'],
    ['$styles_player_portal_at/pages$page/styles.html', undefined],
    ['/registry/stats.json', 'styles_stats'],
    ['$styles_stats_at/pages$page/styles.html', undefined],
  ]);
});

test('nothing in the tables can be read as HTML', async () => {
  const { target } = emptyTarget();
  const label = { en: '</template><b>&lt;', fr: 'Clubs & cie' };
  const pages = table('club', { nav: { label, icon: 'home', bar: 1 } });
  await releaseTo(target, sampleRelease('player-portal', '1.0.0', { pages }));
  expect(String(await target.read(sitePagesPath))).not.toMatch(/[<&]/);
  expect(await tablesIn(target)).toEqual({ 'player-portal': pages });
});

test('the sitemap names each page that asks for it, in both languages, with its other language', () => {
  const text = sitemapOf({ portal: { ...table('club', { sitemap: true }), ...table('own') }, old: null });
  const place = '<!--# echo var="public_url" -->';
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual([
    `${place}/club`,
    `${place}/fr/club`,
  ]);
  for (const [, entry = ''] of text.matchAll(/<url>(.*?)<\/url>/gs)) {
    const alternates = [...entry.matchAll(/hreflang="(..)-CA" href="(.*?)"\/>/g)].map(([, , path]) => path);
    expect(alternates).toEqual([`${place}/club`, `${place}/fr/club`]);
  }
});
