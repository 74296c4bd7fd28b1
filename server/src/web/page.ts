import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type ClubNameSource, fillClubName } from './club-name';
import { fillAddress } from './public-address';

/** The page in every form in which a browser may want it. */
export interface Page {
  etag: string;
  forms: Record<'br' | 'gzip' | 'identity', Buffer>;
}

const include = /<!--# include virtual="(\/registry\/[\w.-]+)" -->/g;

const changedAt = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
};

const textOf = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return '';
  }
};

/** How long the page waits for the club's name, in milliseconds: it has to come even when the database does not. */
const patience = 1000;

/** The name as it is now, or as it last was when it cannot be had in time. */
const lastKnown = (clubName: ClubNameSource): ClubNameSource => {
  let known = '';
  return async () => {
    const late = new Promise<string>((resolve) => setTimeout(() => resolve(known), patience).unref());
    const now = clubName().catch(() => known);
    known = await Promise.race([now, late]);
    return known;
  };
};

/**
 * Reads `index.html` and fills in what it includes, the way nginx does with `ssi on`: the shell's page names the
 * player portal's current files, which change without a release of the shell, and the club, whose name may change at
 * any time. An include that is missing is empty; the page does not wait for a database that does not answer.
 */
export const pageSource = (
  siteDir: string,
  publicUrl: string,
  clubName: ClubNameSource,
): (() => Promise<Page | undefined>) => {
  const nameNow = lastKnown(clubName);
  let made: { key: string; page: Page } | undefined;
  const index = join(siteDir, 'index.html');
  return async () => {
    const html = await textOf(index);
    if (!html) return undefined;
    const fragments = [...html.matchAll(include)].map(([, path]) => join(siteDir, path ?? ''));
    const times = await Promise.all([index, ...fragments].map(changedAt));
    const name = await nameNow();
    const key = [...times, name].join(' ');
    if (made?.key === key) return made.page;
    const texts = await Promise.all(fragments.map(textOf));
    let next = 0;
    const body = Buffer.from(
      fillAddress(
        fillClubName(
          html.replace(include, () => texts[next++] ?? ''),
          name,
        ),
        publicUrl,
      ),
    );
    const [br, gz] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)]);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    made = { key, page: { etag, forms: { br, gzip: gz, identity: body } } };
    return made.page;
  };
};
