import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The stored secret is no secret; `message` is the one line for the operator. */
export class BadSecret extends Error {}

/** Whether a stored secret is whole: it has as many characters as JWT_SECRET needs. */
export const isSecret = (stored: string): boolean => stored.trim().length >= 32;

/**
 * The signing secret of an installation without JWT_SECRET: created on the first start and kept in the data folder,
 * readable by its owner only, so that logins survive a restart.
 * @throws BadSecret when the file is empty or cut off: anybody could sign with that
 */
export function readOrMakeSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'jwt-secret');
  try {
    // `wx` settles two simultaneous first starts: the second one reads what the first one wrote.
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      // Of a full disk, which leaves an empty file.
      if (existsSync(file)) rmSync(file);
      throw error;
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (!isSecret(secret))
    throw new BadSecret(
      `${file} is cut off: restore it from a backup; or delete it, and everyone has to log in again`,
    );
  return secret;
}
