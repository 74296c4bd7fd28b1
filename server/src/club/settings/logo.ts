import { createHash } from 'node:crypto';
import { crc32, createInflate } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { type LogoChange, rules } from 'shared-api/contract';
import type { Db, Tx } from '../../data/rows';
import { logos, settings } from '../../data/schema';
import { lockSettings, logoPath } from '../../data/settings';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import { audit } from '../log/write';

/** A cleaned file under the name by which it is served: a hash of its content. */
interface Cleaned {
  file: string;
  content: Buffer;
}

async function pngOf(base64: string, side?: number): Promise<Cleaned> {
  const picture = (await cleanPng(Buffer.from(base64, 'base64'))) ?? refuse('unreadableLogo');
  if (side !== undefined && (picture.width !== side || picture.height !== side)) refuse('unreadableLogo');
  const content = picture.bytes;
  return { file: `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.png`, content };
}

/** The files of a logo. */
type Files = Record<'logo' | 'logoPicture' | 'logoIcon', Cleaned | null>;

/** Cleans the files of a new logo, one after the other. @throws AppError `unreadableLogo` for what is no PNG */
export async function cleanLogo({ file, picture, icon }: LogoChange): Promise<Files> {
  const logo = await pngOf(file);
  return {
    logo,
    logoPicture: picture === undefined ? logo : await pngOf(picture),
    logoIcon: icon === undefined ? null : await pngOf(icon, rules.logo.icon),
  };
}

/** Replaces the logo. */
export async function changeLogo(tx: Tx, actor: Admin, files: Files): Promise<void> {
  const before = await lockSettings(tx);
  await tx.delete(logos);
  const given = Object.values(files).filter((one) => one !== null);
  if (given.length > 0) await tx.insert(logos).values(given).onConflictDoNothing();
  const { logo, logoPicture, logoIcon } = files;
  await tx.update(settings).set({
    logo: logo?.file ?? null,
    logoPicture: logoPicture?.file ?? null,
    logoIcon: logoIcon?.file ?? null,
  });
  await audit(tx, actor, {
    action: 'settings.update',
    about: [],
    before: { logo: before.logo && logoPath(before.logo) },
    after: { logo: logo && logoPath(logo.file) },
  });
}

/** The content of a file of the logo; undefined when it is no longer one. */
export async function readLogo(db: Db, file: string): Promise<Uint8Array | undefined> {
  const [row] = await db.select().from(logos).where(eq(logos.file, file));
  return row?.content;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks that a picture needs; texts, positions, profiles and everything unknown are left out. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Values for each pixel and bits of each value, by kind of colours. */
const kinds: Record<number, { values: number; depths: number[] }> = {
  0: { values: 1, depths: [1, 2, 4, 8, 16] },
  2: { values: 3, depths: [8, 16] },
  3: { values: 1, depths: [1, 2, 4, 8] },
  4: { values: 2, depths: [8, 16] },
  6: { values: 4, depths: [8, 16] },
};
const palette = 3;
/** The most bytes that these chunks have. */
const most: Record<string, number> = { PLTE: 768, tRNS: 256, IEND: 0 };
const maxSide = 2048;

/** A picture's bytes and size in pixels. */
interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The number of bytes that a picture without interlacing has before it is compressed. */
const sizeOf = (header: Buffer): number | undefined => {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = 0, ...methods] = header.subarray(8);
  const kind = kinds[colour];
  const fits = width > 0 && height > 0 && width <= maxSide && height <= maxSide;
  if (!kind?.depths.includes(depth) || !fits || methods.some((method) => method !== 0)) return undefined;
  return height * (1 + Math.ceil((width * kind.values * depth) / 8));
};

/**
 * A PNG file with nothing but its picture, which is read to its end: nothing hides in it or behind it.
 * @returns undefined for anything else, and for interlaced pictures
 */
export async function cleanPng(file: Buffer): Promise<Picture | undefined> {
  if (!file.subarray(0, 8).equals(signature)) return undefined;
  const kept: Buffer[] = [signature];
  const data: Buffer[] = [];
  const once = new Set<string>();
  let header: Buffer | undefined;
  let isEnded = false;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    const content = file.subarray(at + 8, end - 4);
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return undefined;
    if (!header !== (type === 'IHDR') || once.has(type) || length > (most[type] ?? length)) return undefined;
    if (type === 'IHDR') header = content;
    if (type === 'IDAT') data.push(content);
    else if (needed.has(type)) once.add(type);
    if (needed.has(type)) kept.push(file.subarray(at, end));
    at = end;
    isEnded = type === 'IEND';
    if (isEnded) break;
  }
  const size = header?.length === 13 ? sizeOf(header) : undefined;
  if (!header || !isEnded || size === undefined) return undefined;
  if (header[9] === palette && !once.has('PLTE')) return undefined;
  if (!(await isPicture(Buffer.concat(data), size))) return undefined;
  return { bytes: Buffer.concat(kept), width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
}

/** Whether compressed data is a picture of this size, and nothing follows it; read beside the process. */
async function isPicture(data: Buffer, size: number): Promise<boolean> {
  const inflate = createInflate({ chunkSize: 256 * 1024 });
  inflate.end(data);
  let length = 0;
  try {
    for await (const part of inflate) {
      length += part.length;
      if (length > size) return false;
    }
  } catch {
    return false;
  }
  return length === size && inflate.bytesWritten === data.length;
}
