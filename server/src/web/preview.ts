import { type Locale, locales } from 'shared-api/contract';
import { regionOf } from 'shared-api/format';
import type { PagePaths } from '../config/page-paths';
import { escaped } from './club';

/** What a link to a session shows in a chat. */
export interface Preview {
  title: string;
  description: string;
  /** The picture of its state, a file of the site. */
  picture: string;
}

/** Reads what the link to a session shows; undefined where there is none. @param short the end of its address */
export type PreviewSource = (short: string, locale: Locale) => Promise<Preview | undefined>;

interface Shared {
  locale: Locale;
  short: string;
}

/** The session that an address leads to, if it is that of a shared one. */
export const sharedAt = (path: string, pathTo: PagePaths): Shared | undefined => {
  const short = /\/([0-9a-f]{12})\/?$/i.exec(path)?.[1]?.toLowerCase();
  if (!short) return undefined;
  const address = path.toLowerCase().replace(/\/$/, '');
  const locale = locales.find((one) => pathTo('sharedSession', one, { id: short }).toLowerCase() === address);
  return locale && { locale, short };
};

/** How long a preview is shown again unchanged, in milliseconds, and how many are kept. */
const kept = { time: 60_000, most: 200 };

interface PreviewOptions {
  preview: PreviewSource;
  pathTo: PagePaths;
  publicUrl: string;
}

/**
 * The tags by which chats and their crawlers, which run no scripts, show a link to a session (ogp.me). It is not for
 * search engines.
 * @returns a function from an address's path to them, empty for other addresses, and where the session cannot be read
 */
export const previewTags = ({ preview, pathTo, publicUrl }: PreviewOptions) => {
  const made = new Map<string, { at: number; tags: Promise<string> }>();
  const make = async ({ locale, short }: Shared): Promise<string> => {
    const found = await preview(short, locale).catch(() => undefined);
    if (!found) return '';
    const address = (language: Locale) =>
      escaped(`${publicUrl}${pathTo('sharedSession', language, { id: short })}`);
    const region = (language: Locale) => regionOf[language].replace('-', '_');
    const [title, description] = [escaped(found.title), escaped(found.description)];
    const other = locales.filter((language) => language !== locale);
    return [
      `<title data-fallback>${title}</title>`,
      `<meta data-fallback name="description" content="${description}">`,
      '<meta data-fallback name="robots" content="noindex">',
      `<meta data-fallback property="og:title" content="${title}">`,
      `<meta data-fallback property="og:description" content="${description}">`,
      `<meta data-fallback property="og:url" content="${address(locale)}">`,
      `<meta property="og:image" content="${escaped(`${publicUrl}/${found.picture}`)}">`,
      `<link data-fallback rel="canonical" href="${address(locale)}">`,
      `<meta data-fallback property="og:locale" content="${region(locale)}">`,
      ...other.map(
        (language) =>
          `<meta data-fallback property="og:locale:alternate" content="${region(language)}">` +
          `<link data-fallback rel="alternate" hreflang="${regionOf[language]}" href="${address(language)}">`,
      ),
    ].join('\n    ');
  };
  return (path: string): Promise<string> => {
    const shared = sharedAt(path, pathTo);
    if (!shared) return Promise.resolve('');
    const now = Date.now();
    const known = made.get(path);
    if (known && now - known.at < kept.time) return known.tags;
    if (made.size >= kept.most) made.clear();
    const tags = make(shared);
    made.set(path, { at: now, tags });
    return tags;
  };
};
