import { eq } from 'drizzle-orm';
import { addDays, noonOf } from 'shared-api/calendar';
import { rules, SessionStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import { payments } from '../db/schema';
import { answer } from '../features/attendance/service';
import { markSent } from '../features/balances/service';
import { accountOf } from '../features/balances/store';
import { importTransfers } from '../features/interac/import';
import type { PaymentRow } from '../features/payments/store';
import { changeSession, createSession } from '../features/sessions/service';
import type { Admin, PlayerId } from '../security/caller';
import type { Services } from '../services';
import { servicesAt } from './acting';
import type { Member } from './members';
import { transfer } from './transfer';

const hour = 3_600_000;
const [startTime, endTime] = ['18:00', '20:00'];
const maxCapacity = 30;

/** What the players of the extra games owed, by outcome. */
export type Dues = Record<
  'exact' | 'part' | 'over' | 'undecidedPart' | 'undecidedOver' | 'undone' | 'withdrawn',
  PaymentRow
>;

/** A game, played through the product's own services; `hours` are before its start. */
interface Game {
  sessionDate: string;
  id: string;
  at: (hours: number) => Services;
  yes: (member: Member | undefined, hours: number, guests?: string[]) => Promise<unknown>;
  no: (member: Member | undefined, hours: number) => Promise<unknown>;
}

const gameOn = (sessionDate: string) => ({
  ...{ sessionDate, startTime, endTime, maxCapacity },
  ...{ dropInPrice: rules.session.price.default, location: rules.session.location.default },
});

async function announce(services: Services, admin: Admin, sessionDate: string): Promise<Game> {
  const startsAt = instantOf(sessionDate, startTime).getTime();
  const at = (hours: number) => servicesAt(services, services.db, new Date(startsAt - hours * hour));
  const { id } = await createSession(at(144), gameOn(sessionDate), admin);
  const answerAs = (isAttending: boolean, member: Member | undefined, hours: number, guests: string[]) =>
    answer(at(hours), id, idOf(member), { isAttending, guests });
  return {
    ...{ sessionDate, id, at },
    yes: (member, hours, guests = []) => answerAs(true, member, hours, guests),
    no: (member, hours) => answerAs(false, member, hours, []),
  };
}

const idOf = (member: Member | undefined): PlayerId => {
  if (!member) throw new Error('The demo club has too few people');
  return member.id as PlayerId;
};

/**
 * Two evening games before the last Saturday: one cancelled after some had paid, and one played. Answers and money come
 * through the product's own services.
 * @param people drop-in players, `player` first
 */
export async function addExtraGames(
  services: Services,
  people: readonly Member[],
  admin: Admin,
  today: string,
): Promise<Dues> {
  const lastSaturday = addDays(today, -((noonOf(today).getUTCDay() + 1) % 7 || 7));
  await playCalledOff(services, people.slice(1, 4), admin, addDays(lastSaturday, -9));
  return playMidweek(services, people, admin, addDays(lastSaturday, -3));
}

/** Three had paid; the list of refunds decides whether they get their money back. */
async function playCalledOff(
  services: Services,
  people: readonly Member[],
  admin: Admin,
  sessionDate: string,
): Promise<void> {
  const game = await announce(services, admin, sessionDate);
  for (const one of people) await game.yes(one, 120);
  const owed = await duesOf(game);
  const paid = people.map((one) => transfer(one, addDays(sessionDate, -4), owed(one).reference, 10));
  await importTransfers(game.at(72), paid, admin);
  const change = { ...gameOn(sessionDate), status: SessionStatus.Cancelled, paid: 'refund' } as const;
  const reason = { en: 'The gym has no heating.', fr: 'Le gymnase n’est pas chauffé.' };
  await changeSession(game.at(24), game.id, change, admin, reason);
}

async function playMidweek(
  services: Services,
  people: readonly Member[],
  admin: Admin,
  sessionDate: string,
): Promise<Dues> {
  const game = await announce(services, admin, sessionDate);
  const [player, , , , host, saver, changing, sending, exact, part, over, early, generous, undone] = people;
  // Pays five games in advance: the first is paid when they say yes.
  const { reference } = await accountOf(game.at(130).db, idOf(saver));
  const ahead = transfer(saver, addDays(sessionDate, -6), reference, 50);
  await importTransfers(game.at(130), [ahead], admin);
  const players = [player, saver, changing, sending, exact, part, over, early, generous, undone];
  for (const [index, one] of players.entries()) await game.yes(one, 100 - index);
  await game.yes(host, 80, ['Camille']);
  await game.no(changing, 72);
  // Too late: they still owe the price.
  await game.no(player, 3);
  await game.no(host, 2);
  const { db } = services;
  // Owed since they said yes.
  await db.update(payments).set({ createdOn: payments.paymentDate }).where(eq(payments.sessionId, game.id));
  const owed = await duesOf(game);
  await markSent(game.at(90), owed(sending).id, true, { userId: idOf(sending), locale: 'fr' });
  return {
    ...{ exact: owed(exact), part: owed(part), over: owed(over), undone: owed(undone) },
    ...{ undecidedPart: owed(early), undecidedOver: owed(generous), withdrawn: owed(changing) },
  };
}

/** What each player of a game owes for themselves. */
async function duesOf({ at, id }: Game): Promise<(member: Member | undefined) => PaymentRow> {
  const rows = await at(0).db.select().from(payments).where(eq(payments.sessionId, id));
  return (member) => {
    const row = rows.find(({ userId, guestName }) => userId === member?.id && guestName === null);
    if (!row) throw new Error('A player of the demo club owes nothing for an extra game');
    return row;
  };
}
