import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { inTime } from './in-time';
import { textOf } from './kept-texts';

/** Has a release's program draw a page: what it is asked is JSON, as `infra/build/static/remote.tsx` takes it. */
export type Draw = (program: string, asked: string) => Promise<string>;

interface DrawnPagesOptions {
  siteDir: string;
  draw: Draw;
  /** The server's time in milliseconds. */
  now: () => number;
  /** A fault in a release's program: its page is shown without answers. */
  warn: (error: unknown, program: string) => void;
}

/**
 * In milliseconds: how long a document waits for a drawing, how long one is given though there are newer answers, as
 * many people answer at once, and how long a program that failed is left alone.
 */
const limits = { wait: 300, renewed: 5000, failed: 60_000 };

/** A release's part of the document of an address. */
const partOfPage = /^\/(r\/[\w-]+\/[\w-]+\/pages)((?:\/[\w-]+)*)\/{1,2}page\.html$/;

/**
 * Draws pages with what the API answers a visitor, by the program of the release that they are of.
 * @returns a function from a part's address and the answers to its HTML; to nothing where there is no program, it fails, or
 * takes too long
 */
export const drawnPages = ({ siteDir, draw, now, warn }: DrawnPagesOptions) => {
  const kept = new LRUCache<string, { key: string; at: number; html: Promise<string | undefined> }>({
    max: 50,
  });
  let failed: { program: string; at: number } | undefined;

  const drawn = async (program: string, path: string, answers: string, at: number) => {
    const site = textOf(join(siteDir, 'registry/pages.json')) || '{}';
    try {
      return await draw(
        program,
        `{"path":${JSON.stringify(path)},"at":${at},"site":${site},"answers":${JSON.stringify(answers)}}`,
      );
    } catch (error) {
      failed = { program, at: performance.now() };
      warn(error, program);
      return undefined;
    }
  };

  return async (part: string, answers: string): Promise<string | undefined> => {
    const [, folder, path] = partOfPage.exec(part) ?? [];
    if (!folder) return undefined;
    const at = now();
    const moment = performance.now();
    // A card depends on the minute, too.
    const key = `${Math.floor(at / 60_000)} ${answers}`;
    let last = kept.get(part);
    if (!last || (last.key !== key && moment - last.at > limits.renewed)) {
      const program = join(siteDir, folder, 'draw.js');
      const hasFailed = failed?.program === program && moment - failed.at < limits.failed;
      if (hasFailed || !existsSync(program)) return undefined;
      last = { key, at: moment, html: drawn(program, path || '/', answers, at) };
      kept.set(part, last);
    }
    return inTime(last.html, limits.wait, () => undefined);
  };
};
