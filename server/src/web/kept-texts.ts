import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A text in each encoding that browsers accept. */
export interface Kept {
  etag: string;
  forms: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/** At once: the system has these few small files in memory, and Node's queue for files takes twenty times as long. */
export function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** More than the number of pages with an address; releases and a new name of the club create new ones. */
const most = 200;

/** In a busy minute a page changes each second: the best quality takes a third of a second, and saves a tenth. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressed = async (body: Buffer, etag: string): Promise<Kept> => {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, quality), promisify(gzip)(body)]);
  return { etag, forms: { br, gzip: gz, identity: body } };
};

/** Compresses texts whose address says nothing of their content, each once. */
export const keptTexts = (): ((text: string) => Promise<Kept>) => {
  const made = new Map<string, Promise<Kept>>();
  return (text) => {
    const body = Buffer.from(text);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const known = made.get(etag);
    if (known) return known;
    if (made.size >= most) made.clear();
    const kept = compressed(body, etag);
    made.set(etag, kept);
    return kept;
  };
};
