import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type ClubNameSource, escaped } from './club-name';
import { fillIn } from './includes';
import { addressVariables } from './public-address';

/** The page in every form in which a browser may want it. */
export interface Page {
  etag: string;
  forms: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/** What a page may include: a release's folder, and parts of pages in it. */
const includable =
  /^\/(?:registry\/(?:parts\/)?[\w.-]+|r\/[\w-]+\/[\w-]+\/pages(?:\/[\w-]*)*\/[\w-]+\.html)$/;

const textOf = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

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

const compressed = async (body: Buffer, etag: string): Promise<Page> => {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)]);
  return { etag, forms: { br, gzip: gz, identity: body } };
};

/** More than there are pages with an address of their own; a release and a new name of the club make new ones. */
const mostKept = 200;

/**
 * Puts the page of an address together, the way nginx does with `ssi on`: `index.html` includes what the live releases
 * of the shell and of the remote that has the address have for it, which changes without a release of the shell, and the club's name, which
 * may change at any time. An include that is missing is empty; the page does not wait for a database that does not answer.
 * @returns a function from an address's path to its page, or to nothing while none is published
 */
export const pageSource = (
  siteDir: string,
  publicUrl: string,
  clubName: ClubNameSource,
): ((path: string) => Promise<Page | undefined>) => {
  const nameNow = lastKnown(clubName);
  const made = new Map<string, Promise<Page>>();
  const read = async (path: string): Promise<string> => {
    if (path === '/api/page/club-name') return escaped(await nameNow());
    return includable.test(path) ? textOf(join(siteDir, path)) : '';
  };
  return async (path) => {
    const index = await textOf(join(siteDir, 'index.html'));
    if (!index) return undefined;
    const variables = { ...addressVariables(publicUrl), page: path };
    const body = Buffer.from(await fillIn(index, { variables, read }));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const known = made.get(etag);
    if (known) return known;
    if (made.size >= mostKept) made.clear();
    const page = compressed(body, etag);
    made.set(etag, page);
    return page;
  };
};
