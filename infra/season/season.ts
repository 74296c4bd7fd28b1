import { addDays } from '../../shared-api/common/calendar';
import { instantOf } from '../../shared-api/common/instant';
import { ensureServerBuilt } from '../bootstrap/fresh.mjs';
import { print, refuse } from '../bootstrap/print.mjs';
import { type ActionName, actions } from './actions';
import { drawFrom } from './draw';
import { Divergence, Life } from './life';
import { canMoveClocks } from './world';

/*
 * `npm run test:season [-- <weeks> <seed>…]`: a season lived from outside. The built product runs with a clock that is
 * moved on; some forty people, the club and its mail server do what they do at random; and books of its own say after
 * each step who is in, the line, every dollar and every e-mail.
 */

/** Something done at a moment, in seconds of the club's clock since the season's beginning; its seed decides how. */
interface Step {
  at: number;
  does: ActionName;
  seed: number;
}

const people = 40;

/** How often a week something is done, on any day. */
const habits: Partial<Record<ActionName, number>> = {
  ...{ yes: 17, no: 5, answer: 2, leave: 1, guest: 3, noGuest: 1, asksFirst: 0.4 },
  ...{ putIn: 0.8, putOut: 0.5, forward: 0.5, resize: 0.7, cancel: 0.25, restore: 0.4, move: 0.3 },
  ...{ transfer: 5, doubtful: 1, again: 1, cash: 1, sent: 2, gift: 0.5, refund: 0.6, decide: 1 },
  ...{ remind: 0.6, month: 0.7 },
  ...{ buy: 0.8, end: 0.3, newcomer: 0.5, farewell: 0.4, away: 0.4, busy: 0.6 },
};

const saturday = 5 * 24 * 60;
const clock = (days: number, hours: number, minutes = 0) => days * 24 * 60 + hours * 60 + minutes;

/** All steps of a season that begins on a Monday. */
function plan(weeks: number, seed: number): Step[] {
  const draw = drawFrom(seed);
  const steps: Step[] = [];
  const add = (at: number, does: ActionName) =>
    steps.push({ at: Math.floor(at), does, seed: Math.floor(draw.number() * 2 ** 31) });
  for (let week = 0; week < weeks; week++) {
    const from = week * 7 * 24 * 60;
    for (let times = week === 0 ? 3 : 1; times > 0; times--) add(from + clock(0, 9, 20) + times, 'announce');
    for (const [does, often] of Object.entries(habits) as [ActionName, number][])
      for (let times = Math.floor(often + draw.number()); times > 0; times--)
        add(
          from +
            clock(Math.floor(draw.number() * 7), 6 + Math.floor(draw.number() * 18), 12 + draw.number() * 40),
          does,
        );
    // The day before, and the morning.
    for (const does of ['yes', 'yes', 'no', 'no', 'yes', 'answer', 'guest'] as const)
      add(from + saturday - clock(0, 13 * draw.number()), does);
    for (const does of ['no', 'yes', 'answer', 'no', 'answer'] as const)
      add(from + saturday + clock(0, 6 + draw.number() * 4), does);
    for (const sunday of [0, 24 * 60])
      for (const [does, at] of [
        ...(['arrive', 'arrive', 'pay', 'replace', 'pay', 'arrive', 'pay'] as const).map(
          (name, index) => [name, clock(0, 10, 1 + 9 * index)] as const,
        ),
        ['close', clock(0, 12, 20)] as const,
      ])
        add(from + saturday + sunday + at, does);
  }
  // What happens by itself happens in the first minutes of an hour, and no step is exactly as long after another as an
  // offer runs.
  return steps
    .sort((one, other) => one.at - other.at)
    .map(({ at, ...step }, index) => {
      const minute = 12 + Math.floor(((at % 60) * 40) / 60);
      return { ...step, at: (at - (at % 60) + minute) * 60 + 5 + ((index * 7) % 50) };
    });
}

/** A season's first day: one in two has the change of the clock in spring, the others in autumn. */
const mondayOf = (weeks: number, seed: number): string =>
  addDays(seed % 2 === 1 ? '2027-03-08' : '2027-11-01', -7 * Math.max(0, Math.min(9, weeks - 2)));

/** A step's day and time at the club. */
function whenOf(monday: string, { at }: Step): [date: string, time: string] {
  const minutes = Math.floor(at / 60) % clock(1, 0);
  const two = (number: number) => String(number).padStart(2, '0');
  return [
    addDays(monday, Math.floor(at / 60 / clock(1, 0))),
    `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  ];
}

/** Where a season went wrong. */
interface Failure {
  message: string;
  /** The steps until then. */
  steps: Step[];
  /** Their calls. */
  story: string[];
}

/** Lives through some steps. @returns how it went wrong; undefined if it did not, with what it took */
async function live(
  weeks: number,
  seed: number,
  steps: readonly Step[],
): Promise<Failure | { memory: number; folder: number }> {
  const monday = mondayOf(weeks, seed);
  const begins = instantOf(monday, '00:00').getTime() + 8 * 3_600_000;
  const life = await Life.begin(begins, weeks, { lateNoCharged: seed % 3 !== 0, guests: 2 });
  const done: Step[] = [];
  try {
    for (const how of [0, 1, 2]) await life.welcome(how);
    await Promise.all(Array.from({ length: people - 3 }, () => life.welcome(0)));
    await life.compare();
    for (const step of steps) {
      done.push(step);
      const [date, time] = whenOf(monday, step);
      await life.until(instantOf(date, time).getTime() + (step.at % 60) * 1000);
      if (process.env.SEASON_TALKS) print(`${date} ${time} ${step.does}`);
      await actions[step.does](life, drawFrom(step.seed));
      await life.compare();
      if (step.does === 'close') await life.compareAll();
    }
    await life.until(life.now() + 3 * 24 * 3_600_000);
    await life.compareAll();
    return life.world.size();
  } catch (error) {
    const message =
      error instanceof Divergence ? error.message : `${(error as Error).stack}\n${life.world.logged()}`;
    return { message, steps: done, story: life.story };
  } finally {
    await life.world.end();
  }
}

/** The sort of a divergence: a shorter way there ends with the same one. */
const sortOf = (message: string): string => message.split(/[ :]/, 1)[0] ?? '';

/** The shortest way to a divergence that is found within some time, by leaving out steps. */
async function shorten(weeks: number, seed: number, failure: Failure, until: number): Promise<Failure> {
  let best = failure;
  for (let size = Math.ceil(best.steps.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < best.steps.length - 1 && Date.now() < until; ) {
      const kept = best.steps.filter(
        (_, index) => index < from || index >= from + size || index === best.steps.length - 1,
      );
      const result = await live(weeks, seed, kept);
      if ('message' in result && sortOf(result.message) === sortOf(failure.message)) best = result;
      else from += size;
    }
  }
  return best;
}

if (!canMoveClocks)
  refuse('There is no libfaketime, so no season was lived: on Debian or Ubuntu, `apt-get install faketime`.');
// By default a signal ends this process without the product.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
await ensureServerBuilt();
const [weeks = 14, ...given] = process.argv.slice(2).map(Number);
// Every night other ones; two in three have late noes that cost, one in two the change of the clock in spring.
const first = Number(process.env.TEST_SEED ?? 1);
const seeds = given.length > 0 ? given : [0, 1, 2, 3, 4].map((more) => first + more);
let failed = false;
for (const seed of seeds) {
  const began = Date.now();
  const steps = plan(weeks, seed);
  const result = await live(weeks, seed, steps);
  const seconds = Math.round((Date.now() - began) / 1000);
  if (!('message' in result)) {
    print(
      `ok   seed ${seed}: ${weeks} weeks, ${steps.length} steps, ${seconds} s, ${result.memory} MB of memory, ${result.folder} MB on disk`,
    );
    continue;
  }
  failed = true;
  print(
    `FAIL seed ${seed}, after ${result.steps.length} of ${steps.length} steps and ${seconds} s:\n${result.message}`,
  );
  const short = await shorten(weeks, seed, result, Date.now() + 10 * 60_000);
  print(`The shortest way there that was found (${short.message}):`);
  for (const call of short.story) print(`  ${call}`);
}
process.exit(failed ? 1 : 0);
