import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { rules, type Session, SessionStatus } from 'shared-api/contract';
import { sessions } from '../../data/schema';
import { readSettings } from '../../data/settings';
import { isAdministrator } from '../../data/users';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import { type Command, perform } from '../../http/perform';
import type { Services } from '../../http/services';
import { audit } from '../log/write';
import { findSession } from '../places/sessions';
import { hasNotAnswered, isOpened, lockSession, takingPlace } from '../places/store';
import { goStep } from './rules';

/**
 * Asks the administrators whether to play sessions that lack players, and invites people who have not answered.
 * Idempotent: each mailing has a unique key of session and day.
 */
export async function askForDecisions(services: Services): Promise<void> {
  for (const { id: sessionId, sessionDate, step } of await findUndecided(services)) {
    const mailing = { language: null, sessionId };
    const of = (name: string) => `${name} ${sessionId} ${sessionDate}`;
    await perform(services, async ({ db: tx, emails }) => {
      await emails.sendMailing({ ...mailing, template: 'go-or-no-go', key: of('go or no-go') }, [
        isAdministrator,
      ]);
      if (step !== 'ask') return;
      const template = 'low-attendance-warning';
      await emails.sendMailing({ ...mailing, template, key: of('short of players') }, [
        hasNotAnswered(tx, sessionId),
      ]);
    });
  }
}

/** The sessions that need a decision, soonest first. */
export async function undecidedSessions(services: Services): Promise<Session[]> {
  const { db, clock } = services;
  const found: Session[] = [];
  for (const { id } of await findUndecided(services)) {
    const session = await findSession(db, id, clock.now(), null);
    if (session) found.push(session);
  }
  return found;
}

async function findUndecided({ db, clock }: Services) {
  const { minPlayers, answersCloseMinutes } = await readSettings(db);
  if (minPlayers === 0) return [];
  const now = clock.now();
  const horizon = new Date(now.getTime() + rules.goOrNoGo.hoursBefore * 3_600_000);
  const soon = await db
    .select()
    .from(sessions)
    .where(
      and(
        gt(sessions.startsAt, now),
        lte(sessions.startsAt, horizon),
        inArray(sessions.status, [...takingPlace]),
        isNull(sessions.goDecidedOn),
        isOpened(now),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
  return soon.flatMap((session) => {
    const step = goStep({ ...session, minPlayers, answersCloseMinutes }, now);
    return step === 'nothing' ? [] : [{ id: session.id, sessionDate: session.sessionDate, step }];
  });
}

/** Records the decision to play a session with too few players. Idempotent. */
export async function playSession({ db: tx, clock }: Command, id: string, actor: Admin): Promise<Session> {
  const now = clock.now();
  const locked = (await lockSession(tx, id)) ?? refuse('sessionNotFound');
  if (locked.status === SessionStatus.Cancelled) return refuse('sessionCancelled');
  if (locked.status === SessionStatus.Completed || locked.endsAt <= now) return refuse('sessionCompleted');
  if (!locked.goDecidedOn) {
    await tx.update(sessions).set({ goDecidedOn: now }).where(eq(sessions.id, id));
    await audit(tx, actor, {
      action: 'session.play',
      entityId: id,
      about: [],
      after: { sessionDate: locked.sessionDate },
    });
  }
  return (await findSession(tx, id, now, null)) ?? refuse('sessionNotFound');
}
