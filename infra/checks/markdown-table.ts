import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(__dirname, '../..');

/**
 * The table below a heading, reduced to its terms in backticks.
 * @param file from the repository's root
 * @param heading a second-level heading
 * @returns the terms of each cell, row by row
 */
export const termsUnder = (file: string, heading: string): string[][][] => {
  const [, after = ''] = readFileSync(join(repository, file), 'utf8').split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, term = '']) => term)),
    );
};
