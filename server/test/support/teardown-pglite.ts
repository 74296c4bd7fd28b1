import { rmSync } from 'node:fs';
import { handover } from './engines';

/** Removes what the setup created. */
export default async function tearDown(): Promise<void> {
  const folder = process.env[handover.snapshots];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
