import { addDays, clubDate } from 'shared-api/calendar';
import { SessionStatus } from 'shared-api/contract';
import { instantOf } from 'shared-api/instant';
import type { Command } from '../../commands/perform';
import { newId, places, sessions } from '../../db/schema';
import type { Db } from '../../db/types';
import { asAdmin, happen } from '../acting';
import type { Member } from '../members';
import { addGalleryMoney } from './money';
import { addGalleryPasses } from './passes';
import { addGalleryPeople } from './people';
import { addStates } from './states';

/** Adds every state of sessions, spots, passes and money to the demo club, for developers, with people of its own. */
export async function addGallery(
  services: Command,
  { admin, ...dates }: { admin: Member } & Record<'seasonEnd' | 'nextSaturday', string>,
  now: Date,
): Promise<void> {
  const { db } = services;
  const today = clubDate(now);
  const people = await addGalleryPeople(db, instantOf(addDays(today, -60), '20:00'));
  const boss = asAdmin(admin, now);
  await happen(services, now, async (then) => {
    await addGalleryPasses(then, people, dates, boss);
    await addGalleryMoney(then, people, boss);
  });
  await addPlayedGame(db, people, addDays(today, -2));
  await addStates(db, now);
}

/** An overbooked game that was played, with guests and people who cancelled too late. */
async function addPlayedGame(db: Db, people: readonly Member[], sessionDate: string): Promise<void> {
  const [startTime, endTime] = ['18:00', '20:00'];
  const sessionId = newId();
  await db.insert(sessions).values({
    id: sessionId,
    sessionDate,
    startTime,
    endTime,
    maxCapacity: 6,
    dropInPrice: 0,
    startsAt: instantOf(sessionDate, startTime),
    endsAt: instantOf(sessionDate, endTime),
    location: 'Gymnase du soir · Evening gym',
    status: SessionStatus.Completed,
  });
  const rows = people.slice(0, 9).map(({ id: userId }, index) => ({
    sessionId,
    userId,
    standing: index < 7 ? ('in' as const) : ('out' as const),
    late: index > 7,
    source: index < 6 ? ('person' as const) : ('administrator' as const),
  }));
  const guest = { sessionId, source: 'host' as const };
  await db
    .insert(places)
    .values([
      ...rows,
      { ...guest, hostId: people[0]?.id ?? '', guestName: 'Camille', standing: 'in' },
      { ...guest, hostId: people[1]?.id ?? '', guestName: 'Robin', standing: 'out', late: true },
    ]);
}
