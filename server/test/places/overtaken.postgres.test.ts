import { lockForAnswer } from '../../src/features/attendance/service';
import { changePlaces } from '../../src/features/places/change';
import { type Club, openClub } from '../support/club';

/** Five dollars, by another connection. */
const receive = `insert into entries (id, account_id, payment_id, kind, amount_cents, method, date)
  select gen_random_uuid(), user_id, id, 'received', 500, 0, current_date from payments`;

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
afterAll(() => club.close());

test('a no that money overtakes between reading and writing is decided anew', async () => {
  const [as, id] = [await club.person(), await club.session()];
  (await club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id } })).ok();
  const { services } = club.app;
  let attempts = 0;
  const withdrawn = await services.db.transaction(async (tx) => {
    attempts++;
    const event = { type: 'no' as const, key: as.id };
    const { session, known } = await lockForAnswer(services, tx, id, event);
    if (attempts === 1) await club.database.executeSql(receive);
    return (await changePlaces(services, tx, session, [event], { known })).withdrawn;
  });
  expect(attempts).toBe(2);
  expect(withdrawn).toMatchObject([{ paidCents: 500 }]);
  const { rows } = await club.database.executeSql('select withdrawn_on is not null as gone from payments');
  expect(rows).toEqual([{ gone: true }]);
});
