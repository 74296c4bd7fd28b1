import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { mailings, OutboxState, outbox, users } from '../../src/data/schema';
import type { Mail, Mailer } from '../../src/mail/mailer';

import { clubForAll, type Person } from '../support/club';
import { sequences } from '../support/engines';
import { outboxWorker, replies } from '../support/outbox';

const club = clubForAll();

const places = 4;
const person = fc.nat(places - 1);
/** What happens to successive e-mails; `dies…`: the process does, before or after the mail server accepts one. */
const server = fc.array(
  fc.constantFrom('accepted', 'refused', 'greylisted', 'lost', 'diesBefore', 'diesAfter'),
  { maxLength: 6 },
);
type Reply = 'accepted' | keyof typeof replies | 'diesBefore' | 'diesAfter';

const step = fc.oneof(
  fc.record({ type: fc.constant('email' as const), to: person }),
  fc.record({ type: fc.constant('mailing' as const), to: fc.uniqueArray(person, { minLength: 1 }) }),
  fc.record({
    type: fc.constant('send' as const),
    processes: fc.array(server, { minLength: 1, maxLength: 2 }),
  }),
  fc.record({ type: fc.constant('stop' as const), after: fc.nat(2) }),
  fc.record({ type: fc.constant('wait' as const), seconds: fc.constantFrom(20, 60, 300, 660) }),
  fc.record({ type: fc.constantFrom('unsubscribe' as const, 'leave' as const), who: person }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** What the mail server has seen of one e-mail, by its Message-ID. */
interface Seen {
  to: Set<string>;
  tries: number;
  accepted: number;
  refused: number;
  /** Accepted, but the process died before it could record that. */
  doubtful: number;
}

async function play(steps: readonly Step[]) {
  const { db } = club.app.services;
  const people: Person[] = await club.people(places);
  const at = (index: number) => people[index] as Person;
  const seen = new Map<string, Seen>();
  const unsubscribed = new Set<string>();
  const wrongs: string[] = [];
  const later = (seconds: number) => club.clock.set(new Date(club.clock.now().getTime() + seconds * 1000));

  const look = ({ messageId, to, headers }: Mail): Seen => {
    const entry = seen.get(messageId) ?? { to: new Set(), tries: 0, accepted: 0, refused: 0, doubtful: 0 };
    seen.set(messageId, entry);
    entry.to.add(to);
    entry.tries++;
    if (entry.refused > 0) wrongs.push('tried again after a refusal');
    if ('List-Unsubscribe' in headers && unsubscribed.has(to)) wrongs.push('news to who has unsubscribed');
    return entry;
  };

  /** Runs one process until nothing is due, or it dies. */
  const live = async (script: readonly Reply[], stopping?: AbortSignal, onAccept = () => {}) => {
    const rest = [...script];
    let die = () => {};
    const death = new Promise<'dead'>((resolve) => {
      die = () => resolve('dead');
    });
    let isDead = false;
    const answered: string[] = [];
    const mailer: Mailer = {
      async send(mail) {
        const never = new Promise<never>(() => {});
        if (isDead) return never;
        const reply = rest.shift() ?? 'accepted';
        const entry = look(mail);
        if (reply === 'diesBefore' || reply === 'diesAfter') {
          isDead = true;
          if (reply === 'diesAfter') entry.accepted++;
          if (reply === 'diesAfter') entry.doubtful++;
          die();
          return never;
        }
        if (reply === 'accepted' || reply === 'refused') answered.push(mail.messageId.slice(1, 37));
        if (reply === 'refused') entry.refused++;
        if (reply !== 'accepted') throw replies[reply];
        entry.accepted++;
        onAccept();
      },
      close() {},
    };
    const runBatch = outboxWorker(club, mailer);
    const life = async () => {
      while (!stopping?.aborted && (await runBatch(stopping)) > 0);
    };
    await Promise.race([life(), death]);
    // It has recorded every answer that it got before it died: only one e-mail is in doubt.
    const unrecorded = and(inArray(outbox.id, answered), eq(outbox.state, OutboxState.Waiting));
    for (let check = 0; check < 500 && (await db.$count(outbox, unrecorded)) > 0; check++);
  };

  const acts: { [Type in Step['type']]: (step: Extract<Step, { type: Type }>) => unknown } = {
    email: ({ to }) =>
      club.perform((command) => command.emails.notify('password-changed', { to: at(to), isRecovery: false })),
    mailing: ({ to }) =>
      club.perform((command) => {
        const ids = to.map((one) => at(one).id);
        const mailing = { template: 'announcement', language: 0, customMessage: 'Hello' } as const;
        return command.emails.sendMailing(mailing, [inArray(users.id, ids)]);
      }),
    send: ({ processes }) => Promise.all(processes.map((script) => live(script))),
    stop: ({ after }) => {
      const stopping = new AbortController();
      let accepted = 0;
      return live([], stopping.signal, () => ++accepted > after && stopping.abort());
    },
    wait: ({ seconds }) => later(seconds),
    unsubscribe: ({ who }) => {
      unsubscribed.add(at(who).email);
      return db
        .update(users)
        .set({ wantsNews: false })
        .where(eq(users.id, at(who).id));
    },
    leave: ({ who }) => db.delete(users).where(eq(users.id, at(who).id)),
  };
  const gone = new Set<number>();
  for (const one of steps) {
    // Nobody e-mails somebody who has left.
    if (one.type === 'email' && gone.has(one.to)) continue;
    if (one.type === 'leave') gone.add(one.who);
    await (acts[one.type] as (step: Step) => unknown)(one);
  }
  for (let round = 0; round < 3; round++) {
    later(11 * 60);
    await live([]);
  }
  return { seen, wrongs, rows: await db.select().from(outbox) };
}

test('whatever happens, each e-mail ends in one way and is sent once, unless a process died at the wrong moment', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      await club.database.db.delete(outbox);
      await club.database.db.delete(mailings);
      const { seen, wrongs, rows } = await play(steps);
      expect(wrongs).toEqual([]);
      const none: Seen = { to: new Set(), tries: 0, accepted: 0, refused: 0, doubtful: 0 };
      for (const { id, state, address, props } of rows) {
        const { to, accepted, refused, doubtful } = seen.get(`<${id}@club.test>`) ?? none;
        const [fewest, most] = state === OutboxState.Sent ? [1, 1 + doubtful] : [0, doubtful];
        expect(state).not.toBe(OutboxState.Waiting);
        expect(accepted).toBeGreaterThanOrEqual(fewest);
        expect(accepted).toBeLessThanOrEqual(most);
        expect(refused).toBe(state === OutboxState.Refused ? 1 : 0);
        expect(to.size).toBeLessThanOrEqual(1);
        // What failed can be sent again.
        if (state === OutboxState.Sent || state === OutboxState.Skipped)
          expect([address, props]).toEqual([null, null]);
      }
      const known = new Set(rows.map(({ id }) => `<${id}@club.test>`));
      expect([...seen.keys()].filter((id) => !known.has(id))).toEqual([]);
    }),
    sequences(25),
  );
});
