import fc from 'fast-check';
import { entries } from '../../src/data/schema';
import { clubForAll } from '../support/club';
import { sequences } from '../support/engines';
import { ledgerViolations } from '../support/ledger-promises';
import { type Step, step } from './steps';
import { importAll, play, start } from './story';

const club = clubForAll();

async function tell(steps: readonly Step[]): Promise<string[]> {
  const { db } = club.database;
  const scene = await start(club);
  for (const [index, step] of steps.entries()) {
    const before = await db.select().from(entries).orderBy(entries.id);
    const reply = await play(scene, step);
    const wrongs = await ledgerViolations(db);
    if ((reply?.status ?? 0) >= 500) wrongs.push('it failed');
    const after = new Map(
      (await db.select().from(entries)).map((entry) => [entry.id, JSON.stringify(entry)]),
    );
    if (before.some((entry) => after.get(entry.id) !== JSON.stringify(entry)))
      wrongs.push('an entry has changed');
    if (step.type === 'transfer' || step.type === 'prepay') {
      await importAll(scene);
      if ((await db.$count(entries)) !== after.size) wrongs.push('the same file again changes the ledger');
    }
    if (wrongs.length > 0) return [`step ${index + 1}, ${JSON.stringify(step)}`, ...wrongs];
  }
  return [];
}

test('whatever happens in whatever order, every cent has a person, a reason and a date', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 25 }), async (steps) => {
      expect(await tell(steps)).toEqual([]);
    }),
    { ...sequences(8), endOnFailure: true },
  );
});
