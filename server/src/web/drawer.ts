import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { inBareContext } from './bare-context';
import type { Draw } from './drawn-pages';

/** In milliseconds. */
const patience = 5000;

/** Started programs: a release, and the one before it. */
const programs = new LRUCache<string, (asked: string) => string>({ max: 2 });

/** Draws here, starting the program if it is not. */
export const drawHere: Draw = async (program, asked) => {
  let draw = programs.get(program);
  if (!draw) {
    draw = inBareContext(await readFile(program, 'utf8'), program, patience);
    programs.set(program, draw);
  }
  return draw(asked);
};
