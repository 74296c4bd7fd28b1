import type { PageData, PageTable } from '../../shared-api/common/pages';
import type { PublishedRelease } from './record';
import { servingOf } from './serving';
import { type ReleaseTarget, readJson } from './target';

/** Every live release's pages by app, for the document and the server; `null` of a release from before the tables. */
export const sitePagesPath = 'registry/pages.json';

/** The folder of a remote's live release. */
export const folderPath = (app: string): string => `registry/${app}.folder`;

/** What a document includes of the remote that has its address: at most one of them has such a file. */
const parts = ['styles', 'scripts', 'narrow', 'wide'] as const;

/**
 * Included by documents in the place of a part (`infra/build/static/page-files.ts`): asks each remote for it. Documents need not
 * know which remotes there are, and this changes only with a new one. Each directive has a variable of its own, since nginx
 * goes on with the document while it fills this in.
 */
const partOfAny = (part: string, remotes: readonly string[]): string =>
  remotes
    .map((app) => {
      const folder = `${part}_${app.replaceAll('-', '_')}`;
      return `<!--# include virtual="/${folderPath(app)}" set="${folder}" --><!--# include virtual="$${folder}/pages$page/${part}.html" -->`;
    })
    .join('');

/** What is made from all pointers: nothing is in it that no pointer says. */
type LiveTables = Record<string, PageTable | null>;

/** What every app's live release names. */
export const liveTables = async (target: ReleaseTarget): Promise<LiveTables> => {
  const paths = (await target.list('registry')).filter(
    (path) => /^registry\/[\w-]+\.json$/.test(path) && path !== sitePagesPath,
  );
  const tables: LiveTables = {};
  for (const path of paths.sort()) {
    const pointer = await readJson<PublishedRelease>(target, path);
    if (pointer) tables[pointer.app] = pointer.pages ?? null;
  }
  return tables;
};

const place = '<!--# echo var="public_url" -->';

const entries = ({ path }: PageData): string[] =>
  [path.en, path.fr].map(
    (own) => `  <url>
    <loc>${place}${own}</loc>
    <xhtml:link rel="alternate" hreflang="en-CA" href="${place}${path.en}"/>
    <xhtml:link rel="alternate" hreflang="fr-CA" href="${place}${path.fr}"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="${place}${path.en}"/>
  </url>`,
  );

/** What search engines are told of (https://www.sitemaps.org/protocol.html), with a place for the public address. */
export const sitemapOf = (tables: LiveTables): string => {
  const pages = Object.values(tables)
    .flatMap((table) => Object.values(table ?? {}))
    .filter(({ sitemap }) => sitemap);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap(entries).join('\n')}
</urlset>
`;
};

/**
 * Makes the files that speak of all apps what the pointers say now: the tables, the sitemap, and what documents include. When two teams release at
 * once, each looks again after it has written, so that the last one leaves what both pointers say.
 */
export const writeSiteFiles = async (target: ReleaseTarget): Promise<void> => {
  for (;;) {
    const tables = await liveTables(target);
    const remotes = Object.keys(tables).filter((app) => app !== 'shell');
    // It stands in a document: nothing in it may be read as HTML.
    const files = {
      'sitemap.xml': sitemapOf(tables),
      ...Object.fromEntries(parts.map((part) => [`registry/parts/${part}.html`, partOfAny(part, remotes)])),
      [sitePagesPath]: JSON.stringify(tables).replace(/[<&]/g, (sign) =>
        sign === '<' ? '\\u003c' : '\\u0026',
      ),
    };
    let changed = false;
    for (const [path, text] of Object.entries(files)) {
      if (String(await target.read(path)) === text) continue;
      await target.write(path, Buffer.from(text), servingOf(path));
      changed = true;
    }
    if (!changed) return;
  }
};
