import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from '../workspaces/apps';

const cache = `${root}/.cache/compressed`;

/** Not worthwhile for smaller or already compressed files. */
const isWorthwhile = (name: string, size: number): boolean =>
  size > 500 && /\.(js|css|html|svg|json|txt|webmanifest)$/.test(name);

const cached = async (content: Buffer, extension: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  const file = `${cache}/${createHash('sha256').update(content).digest('hex')}${extension}`;
  try {
    return readFileSync(file);
  } catch {
    const made = await make();
    mkdirSync(cache, { recursive: true });
    // Atomic: an interruption must not leave a partial file.
    writeFileSync(`${file}.${process.pid}`, made);
    renameSync(`${file}.${process.pid}`, file);
    return made;
  }
};

/** A file in every served form, by the form's extension; the first one is the file itself. */
export const compressedForms = async (name: string, content: Buffer): Promise<Map<string, Buffer>> => {
  const forms = new Map([['', content]]);
  if (!isWorthwhile(name, content.length)) return forms;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([
    cached(content, '.br', () => promisify(brotliCompress)(content, { params })),
    cached(content, '.gz', () => promisify(gzip)(content, { level: 9 })),
  ]);
  return forms.set('.br', br).set('.gz', gz);
};

/** Writes the compressed forms of a file next to it. @returns its size over the wire */
export const compressBeside = async (file: string, content: Buffer): Promise<number> => {
  const forms = await compressedForms(file, content);
  for (const [extension, form] of forms) if (extension) writeFileSync(`${file}${extension}`, form);
  return (forms.get('.br') ?? content).length;
};
