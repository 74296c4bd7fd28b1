import fc from 'fast-check';
import { SessionStatus } from 'shared-api/contract';
import { clubForAll, type Person, password } from '../support/club';
import { sequences } from '../support/engines';
import { readBooks, violationsOf } from '../support/place-promises';

const errors: string[] = [];
const club = clubForAll({ logLevel: 'error' }, undefined, { write: (line) => errors.push(line) });
beforeAll(async () => {
  await club.admin();
});

const nobodyWasLetDown = async (replies: readonly { status: number }[]) => {
  expect(errors).toEqual([]);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  const books = await readBooks(club.database.db);
  // A status that an administrator sets holds for now.
  const violations = violationsOf(books, club.clock.now(), new Set()).filter(
    (one) => !/: status \d$/.test(one),
  );
  expect(violations).toEqual([]);
};

const answer = (as: Person, sessionId: string | undefined, isAttending: boolean) =>
  club.call('PUT /api/v1/Attendance/sessions/{sessionId}', {
    as,
    params: { sessionId: sessionId ?? '' },
    body: { isAttending },
  });
const onSession = (
  name: `${'POST' | 'DELETE'} /api/v1/Sessions/{id}/${'register' | 'waiting-list'}`,
  as: Person,
  id: string | undefined,
) => club.call(name, { as, params: { id: id ?? '' } });

const [players, sessions] = [4, 3];
const [who, where] = [fc.nat(players - 1), fc.nat(sessions - 1)];
const action = fc.record({
  kind: fc.constantFrom(
    'register',
    'answer',
    'wait',
    'giveUp',
    'plan',
    'leave',
    'remove',
    'change',
    'dryRun',
  ),
  who,
  where,
  yes: fc.boolean(),
});

test('whatever players and administrators do at once, nothing fails', async () => {
  const admin = await club.admin();
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 12, maxLength: 24 }), async (actions) => {
      const people = await club.people(players);
      const ids = await Promise.all(Array.from({ length: sessions }, () => club.session({ maxCapacity: 1 })));
      const perform = ({ kind, who, where, yes }: (typeof actions)[number]) => {
        const [as, id] = [people[who] as Person, ids[where]];
        switch (kind) {
          case 'register':
            return onSession('POST /api/v1/Sessions/{id}/register', as, id);
          case 'answer':
            return answer(as, id, yes);
          case 'wait':
            return onSession('POST /api/v1/Sessions/{id}/waiting-list', as, id);
          case 'giveUp':
            return onSession('DELETE /api/v1/Sessions/{id}/waiting-list', as, id);
          case 'plan':
            return club.call('PATCH /api/v1/Users/me/payment-plan', {
              as,
              body: { paymentPlan: Number(yes) },
            });
          case 'leave':
            return club.call('DELETE /api/v1/Users/me', { as, body: { password } });
          case 'remove':
            return club.call('DELETE /api/v1/Users/{id}', { as: admin, params: { id: as.id } });
          case 'change':
            return club.call('PUT /api/v1/Sessions/{id}', {
              ...{ as: admin, params: { id: id ?? '' } },
              body: {
                ...{ sessionDate: '2026-11-28', startTime: '10:00', endTime: '12:00', location: 'The gym' },
                ...{ maxCapacity: 1, dropInPrice: 10 },
                status: yes ? SessionStatus.Open : SessionStatus.Cancelled,
              },
            });
          default:
            return club.call('POST /api/v1/Users/recipients', {
              as: admin,
              body: { ids: people.map((one) => one.id) },
            });
        }
      };
      await nobodyWasLetDown(await Promise.all(actions.map(perform)));
    }),
    { ...sequences(12), endOnFailure: true },
  );
});
