import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { handover } from './engines';

/** Removes what the setup made. */
export default async function tearDown(): Promise<void> {
  const snapshot = process.env[handover.snapshot];
  if (snapshot) rmSync(dirname(snapshot), { recursive: true, force: true });
}
