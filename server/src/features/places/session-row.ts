import type { sessions } from '../../db/schema';
import type { SettingsRow } from '../settings/store';

/** A session, and the club's settings when it was read. */
export interface SessionRow extends Readonly<typeof sessions.$inferSelect> {
  readonly settings: SettingsRow;
}
