import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { formFor } from './send-text';

/** What a build has most of; anything else is sent from the disk. */
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

const endings = { br: '.br', gzip: '.gz', identity: '' } as const;

interface KeptFile {
  content: Buffer;
  encoding: keyof typeof endings;
}

/** The name changes with the content. */
export const isImmutable = (path: string): boolean => /^\/(assets|r)\//.test(path);
export const immutable = 'public, max-age=31536000, immutable';

/** In bytes: some three builds of all apps. */
const most = 16_000_000;

/**
 * Sends files whose name changes with their content from memory: a stream of a small file from the disk takes several
 * times as long.
 * @returns what sends a file, and says whether it did
 */
export const keptFiles = (
  siteDir: string,
): ((request: FastifyRequest, reply: FastifyReply, path: string) => Promise<boolean>) => {
  const kept = new LRUCache<string, KeptFile>({
    maxSize: most,
    sizeCalculation: ({ content }) => content.length + 1,
  });
  const read = async (path: string, wanted: keyof typeof endings): Promise<KeptFile | undefined> => {
    for (const encoding of new Set([wanted, 'identity'] as const)) {
      const content = await readFile(join(siteDir, path + endings[encoding])).catch(() => undefined);
      if (content) return { content, encoding };
    }
    return undefined;
  };
  return async (request, reply, path) => {
    const type = types[extname(path)];
    if (!type || !isImmutable(path)) return false;
    const form = formFor(request.headers['accept-encoding']);
    const file = kept.get(path + endings[form]) ?? (await read(path, form));
    if (!file) return false;
    kept.set(path + endings[form], file);
    if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding);
    reply
      .headers({ 'cache-control': immutable, 'content-type': type, vary: 'accept-encoding' })
      .send(file.content);
    return true;
  };
};
