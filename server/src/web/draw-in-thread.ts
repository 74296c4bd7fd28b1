import { Worker } from 'node:worker_threads';
import { drawHere } from './drawer';
import type { Draw } from './drawn-pages';

/** A drawing's number, and what it is to be; then its number, and what became of it. */
export type Asked = [id: number, program: string, asked: string];
export type Drawn = [id: number, html: string | undefined, fault?: string];

/** In megabytes: several times what a program takes. */
const memory = 256;

interface Waiting {
  resolve: (html: string) => void;
  reject: (error: Error) => void;
}

/**
 * Draws in a thread, beside everybody's answers, which starts with the first drawing and knows nothing of the server's
 * environment. Tests, which run from the sources, have no such program: there it is done in place.
 */
export const drawInThread = (): Draw => {
  if (import.meta.url.endsWith('.ts')) return drawHere;
  const program = new URL('./drawer.mjs', import.meta.url);
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let count = 0;

  const start = (): Worker => {
    const started = new Worker(program, { env: {}, resourceLimits: { maxOldGenerationSizeMb: memory } });
    // A server that ends does not wait for it.
    started.unref();
    started.on('message', ([id, html, fault]: Drawn) => {
      if (html === undefined) waiting.get(id)?.reject(new Error(fault));
      else waiting.get(id)?.resolve(html);
      waiting.delete(id);
    });
    const lose = (error: unknown) => {
      if (thread === started) thread = undefined;
      for (const { reject } of waiting.values()) reject(new Error('The thread ended.', { cause: error }));
      waiting.clear();
    };
    started.once('error', lose);
    started.once('exit', lose);
    return started;
  };

  return (file, asked) =>
    new Promise((resolve, reject) => {
      thread ??= start();
      waiting.set(++count, { resolve, reject });
      thread.postMessage([count, file, asked] satisfies Asked);
    });
};
