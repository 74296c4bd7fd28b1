import { regionOf } from '../../shared-api/common/format';
import type { PageData, PageTable } from '../../shared-api/common/pages';
import { type PublishedRelease, pointerPath } from './record';
import { servingOf } from './serving';
import { type ReleaseTarget, readJson } from './target';

/** Every live release's pages by app, for the document and the server; `null` for a release without a page table. */
export const sitePagesPath = 'registry/pages.json';

/** What a document includes from the remote that has its address: at most one remote has such a file. */
const parts = ['styles', 'scripts', 'page'] as const;

/**
 * Included by documents in place of a part (`infra/build/static/page-files.ts`): tries each remote, so documents need
 * not know the remotes, and this changes only with a new one. The folder is that of the entry in the remote's pointer, so
 * that a document and the app in it switch in one write.
 */
const partOfAny = (part: string, remotes: readonly string[]): string =>
  remotes
    .map((app) => {
      const pointer = `${part}_${app.replaceAll('-', '_')}`;
      return [
        `<!--# include virtual="/${pointerPath(app)}" set="${pointer}" -->`,
        `<!--# if expr="$${pointer} = /entry.: .(?<${pointer}_at>/r/[^/]+/[^/]+)/" -->`,
        `<!--# include virtual="$${pointer}_at/pages$page/${part}.html" -->`,
        '<!--# endif -->',
      ].join('');
    })
    .join('');

/** Page tables by app; `null` for a release without one. */
type LiveTables = Record<string, PageTable | null>;

/** The pages of every app's live release. */
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
    <xhtml:link rel="alternate" hreflang="${regionOf.en}" href="${place}${path.en}"/>
    <xhtml:link rel="alternate" hreflang="${regionOf.fr}" href="${place}${path.fr}"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="${place}${path.en}"/>
  </url>`,
  );

/** The sitemap (https://www.sitemaps.org/protocol.html), with a placeholder for the public address. */
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
 * Updates the files derived from all pointers: the tables, the sitemap, and what documents include. Each of two
 * concurrent releases checks again after writing, so that the last one includes both.
 */
export const writeSiteFiles = async (target: ReleaseTarget): Promise<void> => {
  for (;;) {
    const tables = await liveTables(target);
    const remotes = Object.keys(tables).filter((app) => app !== 'shell');
    // Included in HTML documents: it must not be interpreted as HTML.
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
