import { constants, crc32, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks that a picture needs; texts, positions, profiles and everything unknown are left out. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const maxSide = 2048;

/** A picture's bytes and size in pixels. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The number of bytes that a picture without interlacing has before it is compressed. */
const sizeOf = (header: Buffer): number | undefined => {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth, colour, interlace] = [header.readUInt8(8), header.readUInt8(9), header.readUInt8(12)];
  const perPixel = channels[colour];
  const isKnown = perPixel !== undefined && [1, 2, 4, 8, 16].includes(depth) && interlace === 0;
  const fits = width > 0 && height > 0 && width <= maxSide && height <= maxSide;
  return isKnown && fits ? height * (1 + Math.ceil((width * perPixel * depth) / 8)) : undefined;
};

/**
 * A PNG file with nothing but its picture, which is read to its end: nothing hides in it or behind it.
 * @returns undefined for anything else, and for interlaced pictures
 */
export function cleanPng(file: Buffer): Picture | undefined {
  if (!file.subarray(0, 8).equals(signature)) return undefined;
  const kept: Buffer[] = [signature];
  const data: Buffer[] = [];
  let header: Buffer | undefined;
  let isEnded = false;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) return undefined;
    const type = file.toString('latin1', at + 4, at + 8);
    const content = file.subarray(at + 8, end - 4);
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return undefined;
    if (!header !== (type === 'IHDR')) return undefined;
    if (type === 'IHDR') header = content;
    if (type === 'IDAT') data.push(content);
    if (needed.has(type)) kept.push(file.subarray(at, end));
    at = end;
    isEnded = type === 'IEND';
    if (isEnded) break;
  }
  const size = header?.length === 13 ? sizeOf(header) : undefined;
  if (!header || !isEnded || size === undefined || !isPicture(Buffer.concat(data), size)) return undefined;
  return { bytes: Buffer.concat(kept), width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
}

function isPicture(data: Buffer, size: number): boolean {
  try {
    return inflateSync(data, { maxOutputLength: size + 1, finishFlush: constants.Z_FINISH }).length === size;
  } catch {
    return false;
  }
}
