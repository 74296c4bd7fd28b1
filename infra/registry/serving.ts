import { extname } from 'node:path';
import type { Serving } from './target';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const encodings: Record<string, 'br' | 'gzip'> = { '.br': 'br', '.gz': 'gzip' };

/** A published file's headers: immutable if its address contains a hash, otherwise always revalidated. */
export const servingOf = (path: string): Serving => {
  const encoding = encodings[extname(path)];
  const plain = encoding ? path.slice(0, -3) : path;
  const immutable = /^(assets|r)\//.test(path);
  return {
    contentType: types[extname(plain)] ?? 'application/octet-stream',
    cacheControl: immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoding && { contentEncoding: encoding }),
  };
};
