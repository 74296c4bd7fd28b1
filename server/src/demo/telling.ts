import { and, eq, notInArray } from 'drizzle-orm';
import { rules } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { importTransfers } from '../club/interac/import';
import { isDue } from '../club/money/dues';
import { answer, joinWaitingList } from '../club/places/answer';
import { createSeries } from '../club/schedule/change-session';
import { payments, sessions, users } from '../data/schema';
import type { Admin } from '../http/access';
import type { Command } from '../http/perform';
import { happen, noEmails } from './acting';
import type { Member } from './members';
import { transfer } from './transfer';

/** What happened on one evening; sessions are named by their dates. */
export interface Evening {
  then: Command;
  date: string;
  /** Announces the Saturdays from one to another. */
  announce: (first: string, last?: string) => Promise<unknown>;
  yes: (saturday: string, ...who: Member[]) => Promise<void>;
  no: (saturday: string, ...who: Member[]) => Promise<void>;
  wait: (saturday: string, ...who: Member[]) => Promise<void>;
  /** Everybody sends what they owe by Interac, except for some. */
  allPay: (except?: readonly Member[]) => Promise<void>;
  sessionOn: (saturday: string) => Promise<string>;
}

/** When people answer and pay. */
export const eveningTime = '18:30';

/** The club's Saturdays: everything as in a new club. */
export const usual = {
  startTime: rules.session.startTime,
  endTime: rules.session.endTime,
  location: rules.session.location.default,
  maxCapacity: rules.session.capacity.default,
  dropInPrice: rules.session.price.default,
};

/** Tells what happened, evening by evening. @param mailed the only evening of which there are e-mails */
export function teller(command: Command, admin: Admin, mailed: string) {
  const { db } = command;
  const sessionOn = async (saturday: string): Promise<string> => {
    const { id, sessionDate } = sessions;
    const [row] = await db.select({ id }).from(sessions).where(eq(sessionDate, saturday));
    return row?.id ?? '';
  };
  return (date: string, act: (evening: Evening) => Promise<unknown>): Promise<unknown> => {
    const then = date === mailed ? command : { ...command, emails: noEmails };
    return happen(then, instantOf(date, eveningTime), (then) => {
      const say =
        (isAttending: boolean) =>
        async (saturday: string, ...who: Member[]) => {
          const id = await sessionOn(saturday);
          for (const one of who) await answer(then, id, one.id, { isAttending });
        };
      const announce = (first: string, last = first) =>
        createSeries(then, { ...usual, sessionDate: first, until: last }, admin);
      const wait = async (saturday: string, ...who: Member[]) => {
        const id = await sessionOn(saturday);
        for (const one of who) await joinWaitingList(then, id, one.id, {});
      };
      const allPay = async (except: readonly Member[] = []) => {
        const exceptIds = except.map(({ id }) => id);
        const due = await db
          .select({ payment: payments, payer: users })
          .from(payments)
          .innerJoin(users, eq(users.id, payments.userId))
          .where(and(isDue, notInArray(users.id, exceptIds)));
        const sent = due.map(({ payment, payer }) =>
          transfer(payer, date, payment.reference, payment.amount),
        );
        await importTransfers(then, sent, admin);
      };
      return act({ then, date, announce, yes: say(true), no: say(false), wait, allPay, sessionOn });
    });
  };
}
