import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { usualFacts } from 'shared-api/club-facts';
import { locales } from 'shared-api/contract';
import { type ClubInPages, type ClubSource, escaped, wordsOf } from './club';
import { resolveIncludes } from './includes';
import { addressVariables } from './public-address';

/** The page in each encoding that browsers accept. */
export interface Page {
  etag: string;
  forms: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/** Files that the page may include: a release's pointer, and parts of pages in its folder. */
const includable =
  /^\/(?:registry\/(?:parts\/)?[\w.-]+|r\/[\w-]+\/[\w-]+\/pages(?:\/[\w-]*)*\/[\w-]+\.html)$/;

/** At once: the system has these few small files in memory, and Node's queue for files takes twenty times as long. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Followed by an address: how a link to it looks in a chat. */
const previewed = '/api/page/preview';

/** How long the page waits for what it says of the club, in milliseconds: it must also be served without a database. */
const patience = 1000;

/** The club as it is, or as it was last known when it cannot be read in time. */
const lastKnown = (club: ClubSource): ClubSource => {
  let known: ClubInPages = { name: '', ...usualFacts };
  return async () => {
    const late = new Promise<ClubInPages>((resolve) => setTimeout(() => resolve(known), patience).unref());
    const now = club().then(
      (read) => {
        known = read;
        return read;
      },
      () => known,
    );
    return Promise.race([now, late]);
  };
};

/** What the page's texts may echo: the club's name, and its facts in both languages. */
const clubVariables = ({ name, sport, weekday, startTime, endTime }: ClubInPages): Record<string, string> => {
  const facts = { sport, weekday, startTime, endTime };
  const words = locales.flatMap((locale) =>
    Object.entries(wordsOf(facts, locale)).map(([word, said]) => [`${word}_${locale}`, escaped(said)]),
  );
  return {
    club_name: escaped(name),
    club_facts: escaped(JSON.stringify(facts)),
    ...Object.fromEntries(words),
  };
};

const compressed = async (body: Buffer, etag: string): Promise<Page> => {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)]);
  return { etag, forms: { br, gzip: gz, identity: body } };
};

/** More than the number of pages with an address; releases and a new name of the club create new ones. */
const mostKept = 200;

/**
 * Assembles the page of an address: `index.html` includes what the live releases of the shell
 * and of the address's remote provide for it, which changes without a release of the shell, and the club's name and facts, which
 * may change at any time, and for a session's own page how its link looks in a chat. A missing include is empty; the page does not wait for a database that does not answer.
 * @returns a function from an address's path to its page, or to nothing while none is published
 */
export const pageSource = (
  siteDir: string,
  publicUrl: string,
  club: ClubSource,
  preview: (path: string) => Promise<string>,
): ((path: string) => Promise<Page | undefined>) => {
  const clubNow = lastKnown(club);
  const made = new Map<string, Promise<Page>>();
  const read = async (path: string): Promise<string> => {
    // Of shells before the variable.
    if (path === '/api/page/club-name') return escaped((await clubNow()).name);
    if (path.startsWith(previewed)) return preview(path.slice(previewed.length));
    return includable.test(path) ? textOf(join(siteDir, path)) : '';
  };
  return async (path) => {
    const index = textOf(join(siteDir, 'index.html'));
    if (!index) return undefined;
    // Pages are found whatever the case of the address's letters.
    const variables = {
      ...addressVariables(publicUrl),
      ...clubVariables(await clubNow()),
      page: path.toLowerCase(),
    };
    const body = Buffer.from(await resolveIncludes(index, { variables, read }));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const known = made.get(etag);
    if (known) return known;
    if (made.size >= mostKept) made.clear();
    const page = compressed(body, etag);
    made.set(etag, page);
    return page;
  };
};
