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

/** How a published file is served: for ever when its address names its content, else asked for again each time. */
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
