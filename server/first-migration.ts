import { execSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes the first migration anew from `src/db/schema`, and keeps what it has by hand: everything above and below the
 * two lines that enclose the generated part. To be deleted with the first installation, which adds migrations instead.
 */
const root = dirname(fileURLToPath(import.meta.url));
const folder = join(root, 'migrations');
const file = join(folder, '0000_initial.sql');
const enclosed = /^(-- Generated [^\n]*\n)(.*?)(^-- By hand)/ms;

const byHand = readFileSync(file, 'utf8');
if (!enclosed.test(byHand)) throw new Error(`${file} has lost the lines around its generated part`);
rmSync(join(folder, 'meta'), { recursive: true, force: true });
// By npm's path and in a shell, which is where Windows finds it.
execSync('drizzle-kit generate --name initial', { cwd: root, stdio: 'inherit' });
const generated = readFileSync(file, 'utf8');
writeFileSync(
  file,
  byHand.replace(enclosed, (_, above, __, below) => `${above}${generated}--> statement-breakpoint\n${below}`),
);
