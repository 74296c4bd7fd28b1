import { eq, sql } from 'drizzle-orm';
import { type Locale, type Session, SessionStatus } from 'shared-api/contract';
import { formatsOf } from 'shared-api/format';
import { sessionLine } from 'shared-api/session-line';
import type { Db } from '../../data/rows';
import { sessions } from '../../data/schema';
import { readSettings } from '../../data/settings';
import type { Services } from '../../http/services';
import { formatMessage, formatters, messagesIn } from '../../messages';
import type { Clock } from '../../time/clock';
import type { Preview } from '../../web/preview';
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

/** What the link to a session shows in a chat. */
export async function previewOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  short: string,
  locale: Locale,
): Promise<Preview | undefined> {
  const [found] = await readSessions(db, null, clock.now(), { where: isShared(short) });
  if (!found) return undefined;
  const { organizationName: club } = await readSettings(db);
  const { shared } = messagesIn(locale);
  const isComing = found.status === SessionStatus.Open || found.status === SessionStatus.Full;
  return {
    title: sessionLine(found, locale, formatsOf(locale, formatters)),
    description: formatMessage(
      isComing ? shared.coming : shared.other,
      { club, place: found.location },
      locale,
    ),
  };
}
