import { Language } from 'shared-api/contract';
import { gatherProps } from '../../src/club/mailings/props';
import { decideAccountMails } from '../../src/club/people/account-mails';
import type { Log } from '../../src/jobs/throttle';
import { clubFacts } from '../../src/mail/context';
import type { Mail, Mailer } from '../../src/mail/mailer';
import { progressOf } from '../../src/mail/outbox/store';
import { createOutboxWorker, type OutboxParts } from '../../src/mail/outbox/worker';
import type { Club } from './club';

const silent: Log = { info() {}, warn() {}, error() {} };

/** Another process's worker for a club's outbox, with a test mailer. @returns sends one batch */
export function outboxWorker({ app }: Club, mailer: Mailer, changes: Partial<OutboxParts> = {}) {
  const { db, config, clock, pathTo } = app.services;
  return createOutboxWorker({
    ...{ db, config, clock, pathTo, mailer, log: silent },
    readClub: () => clubFacts(db, config),
    gatherProps: gatherProps(app.services),
    decideAccountMail: decideAccountMails(app.services),
    ...changes,
  });
}

/** A mail server's replies. */
export const replies = {
  refused: Object.assign(new Error('no such mailbox'), {
    ...{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
  }),
  greylisted: Object.assign(new Error('try again'), {
    ...{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 },
  }),
  lost: Object.assign(new Error('connection lost'), { code: 'ECONNECTION', command: 'CONN' }),
  login: Object.assign(new Error('wrong password'), {
    ...{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 },
  }),
};

/** A mailer that records accepted mails. @param accept throws to refuse one */
export function mailerWith(
  accept: (mail: Mail) => void | Promise<void>,
): Mailer & { accepted: Mail[]; tried: Mail[] } {
  const accepted: Mail[] = [];
  const tried: Mail[] = [];
  return {
    accepted,
    tried,
    async send(mail) {
      tried.push(mail);
      await accept(mail);
      accepted.push(mail);
    },
    close() {},
  };
}

/** A queued mailing to some people. */
export async function queueMailing(club: Club, count = 5) {
  const people = await club.people(count);
  const reply = await club.call('POST /api/v1/Communication/{emailType}', {
    as: await club.admin(),
    params: { emailType: 'announcement' },
    body: { emails: people.map(({ email }) => email), language: Language.English, customMessage: 'Hello' },
  });
  const { mailingId } = reply.ok();
  return {
    addresses: people.map(({ email }) => email),
    people,
    progress: () => progressOf(club.app.services.db, mailingId),
  };
}

/** Advances a club's clock. */
export const passTime = (club: Club, seconds: number): void =>
  club.clock.set(new Date(club.clock.now().getTime() + seconds * 1000));
