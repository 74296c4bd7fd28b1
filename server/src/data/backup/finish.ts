import type { Place } from './place';
import { finishReplacing } from './replace';
import { finishSecret } from './secret';

/**
 * Finishes a restore that was killed, before anything else reads the club.
 * @throws FolderLocked while a server uses the embedded database; the driver's error when PostgreSQL cannot be reached
 */
export async function finishRestore(place: Place): Promise<void> {
  await finishReplacing(place.dataDir);
  await finishSecret(place);
}
