import { crc32, inflateRawSync } from 'node:zlib';
import { refuse } from '../errors/app-error';

/** The files of an archive by their names, in lower case and with slashes. */
export interface Archive {
  /**
   * A file's bytes; undefined without such a file.
   * @throws AppError `takesTooLong`, `unreadableWorkbook`
   */
  read(name: string): Buffer | undefined;
}

/** Bytes of all files that are read, once inflated, and how many files there may be. */
const limits = { bytes: 32 * 1024 * 1024, files: 2000 };

/** Where things stand in an archive's headers (PKWARE, APPNOTE 6.3.10, 4.3). */
const headers = {
  end: { mark: 0x06054b50, length: 22, files: 10, start: 16 },
  file: { mark: 0x02014b50, length: 46, flags: 8, method: 10, crc: 16, size: 20, name: 28, at: 42 },
  local: { mark: 0x04034b50, length: 30, name: 26 },
};
/** The longest comment, after which an archive ends. */
const longestComment = 0xffff;
const isEncrypted = 1;
const [stored, deflated] = [0, 8];

/** Where a file is in the archive. */
interface Entry {
  at: number;
  size: number;
  method: number;
  crc: number;
}

/**
 * Opens a ZIP archive. Only what its list of files names is inflated, and only as far as the limits go, whatever the
 * list says of sizes.
 * @returns null when it is none
 * @throws AppError `unreadableWorkbook` for one that is damaged, `lockedWorkbook`, `takesTooLong`
 */
export function openArchive(given: Uint8Array): Archive | null {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== headers.local.mark) return null;
  const entries = entriesOf(bytes);
  let left = limits.bytes;
  return {
    read(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return undefined;
      const content = contentOf(bytes, entry, left);
      left -= content.length;
      return content;
    },
  };
}

/** The list of files, which stands at an archive's end. */
function entriesOf(bytes: Buffer): Map<string, Entry> {
  const { end, file } = headers;
  const from = Math.max(0, bytes.length - end.length - longestComment);
  const tail = bytes.subarray(from);
  const at = tail.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  if (at < 0 || at + end.length > tail.length) return refuse('unreadableWorkbook');
  const count = tail.readUInt16LE(at + end.files);
  if (count > limits.files) return refuse('takesTooLong');
  const entries = new Map<string, Entry>();
  let start = tail.readUInt32LE(at + end.start);
  for (let index = 0; index < count; index++) {
    if (start + file.length > bytes.length || bytes.readUInt32LE(start) !== file.mark)
      return refuse('unreadableWorkbook');
    const [name = 0, extra = 0, comment = 0] = [0, 2, 4].map((offset) =>
      bytes.readUInt16LE(start + file.name + offset),
    );
    if (bytes.readUInt16LE(start + file.flags) & isEncrypted) return refuse('lockedWorkbook');
    const named = bytes.toString('utf8', start + file.length, start + file.length + name);
    entries.set(named.replaceAll('\\', '/').toLowerCase(), {
      at: bytes.readUInt32LE(start + file.at),
      size: bytes.readUInt32LE(start + file.size),
      method: bytes.readUInt16LE(start + file.method),
      crc: bytes.readUInt32LE(start + file.crc),
    });
    start += file.length + name + extra + comment;
  }
  return entries;
}

function contentOf(bytes: Buffer, { at, size, method, crc }: Entry, most: number): Buffer {
  const { local } = headers;
  if (at + local.length > bytes.length || bytes.readUInt32LE(at) !== local.mark)
    return refuse('unreadableWorkbook');
  const start =
    at + local.length + bytes.readUInt16LE(at + local.name) + bytes.readUInt16LE(at + local.name + 2);
  const packed = bytes.subarray(start, start + size);
  if (packed.length !== size || (method !== stored && method !== deflated))
    return refuse('unreadableWorkbook');
  const content = method === stored ? packed : inflated(packed, most);
  if (content.length > most) return refuse('takesTooLong');
  return crc32(content) === crc ? content : refuse('unreadableWorkbook');
}

function inflated(packed: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: most + 1 });
  } catch (error) {
    const isOver = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return refuse(isOver ? 'takesTooLong' : 'unreadableWorkbook');
  }
}
