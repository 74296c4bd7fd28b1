import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Place } from './place';

/*
 * A restore into a PostgreSQL server is one transaction, the secret of its club a file: which of the two clubs there is
 * after a restore that was killed, the database alone knows. A secret that waits for it is named after the schema that
 * the restore drops.
 */

const waitingIn = async (secretFile: string): Promise<string[]> => {
  const folder = dirname(secretFile);
  if (!existsSync(folder)) return [];
  const names = await readdir(folder);
  return names.filter((name) => name.startsWith(`${basename(secretFile)}.restoring-`));
};

/**
 * Replaces a club's secret together with its database.
 * @param secret the file of the new one
 * @param restore replaces the database whole, or throws
 */
export async function replaceSecret(
  databaseUrl: string,
  secretFile: string,
  secret: string,
  restore: () => Promise<void>,
): Promise<void> {
  await finishSecret({ databaseUrl, secretFile });
  const { schemaOf } = await import('./dump');
  await mkdir(dirname(secretFile), { recursive: true });
  await copyFile(secret, `${secretFile}.restoring-${await schemaOf(databaseUrl)}`);
  try {
    await restore();
  } finally {
    await finishSecret({ databaseUrl, secretFile });
  }
}

/** Puts a secret that waits in its place if its database has come, and drops it if not. */
export async function finishSecret({
  databaseUrl,
  secretFile,
}: Pick<Place, 'databaseUrl' | 'secretFile'>): Promise<void> {
  if (!databaseUrl || !secretFile) return;
  const waiting = await waitingIn(secretFile);
  if (waiting.length === 0) return;
  // Loads the driver, which tracing has to see first; a start that finishes a restore is not traced.
  const { endRestores, schemaOf } = await import('./dump');
  await endRestores(databaseUrl);
  const schema = await schemaOf(databaseUrl);
  for (const name of waiting) {
    const file = join(dirname(secretFile), name);
    if (name.endsWith(`-${schema}`)) await rm(file, { force: true });
    else await rename(file, secretFile);
  }
}
