import { eq, sql } from 'drizzle-orm';
import type { Locale, Session } from 'shared-api/contract';
import { formatsOf } from 'shared-api/format';
import { sessionLine, sessionState } from 'shared-api/session-line';
import type { Db } from '../../data/rows';
import { sessions } from '../../data/schema';
import { readSettings } from '../../data/settings';
import type { Services } from '../../http/services';
import { formatMessage, formatters, messagesIn } from '../../messages';
import type { Clock } from '../../time/clock';
import { prepareSessions, readSessions } from '../places/sessions';

const isShared = (short: unknown) => eq(sql`right(${sessions.id}::text, 12)`, short);

/**
 * Reads the session that a shared link leads to, as somebody sees it; a visitor sees nobody's name.
 * @returns undefined where there is none
 */
export function prepareShared(db: Db, clock: Clock) {
  const read = prepareSessions(db, clock, 'session_shared', isShared(sql.placeholder('short')));
  return async (short: string, caller: string | null): Promise<Session | undefined> => {
    const [found] = await read(caller, { short });
    return found && caller === null ? { ...found, participants: [] } : found;
  };
}

const inviting = new Set<string>(['open', 'few', 'full', 'draw']);
/** Of these states the site has a picture (shell/icons/render.mjs). */
const pictured = new Set(['open', 'few', 'full', 'cancelled']);

/** What the link to a session shows in a chat. */
export async function previewOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  short: string,
  locale: Locale,
): Promise<{ title: string; description: string; picture: string } | undefined> {
  const now = clock.now();
  const [found] = await readSessions(db, null, now, { where: isShared(short) });
  if (!found) return undefined;
  const { organizationName: club } = await readSettings(db);
  const { shared } = messagesIn(locale);
  const state = sessionState(found, now.getTime());
  return {
    picture: pictured.has(state) ? `share-${state}.png` : 'share.png',
    title: sessionLine(found, locale, formatsOf(locale, formatters), now.getTime()),
    description: formatMessage(
      inviting.has(state) ? shared.coming : shared.other,
      { club, place: found.location },
      locale,
    ),
  };
}
