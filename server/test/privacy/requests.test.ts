import type { PrivacyRequestDraft } from 'shared-api/contract';
import { clubForEach } from '../support/club';

const club = clubForEach();

const note = async (body: PrivacyRequestDraft) =>
  club.call('POST /api/v1/PrivacyRequests', { as: await club.admin(), body });

const list = async (query = {}) =>
  (await club.call('GET /api/v1/PrivacyRequests', { as: await club.admin(), query })).ok();

test('requests without an answer come first, the oldest of them first, and after 30 days they are overdue', async () => {
  const { id: userId, firstName } = await club.person();
  (await note({ kind: 'copy', name: ' Zelda Zebra ', askedOn: '2026-11-02' })).ok(201);
  (await note({ kind: 'deletion', userId, name: 'Not theirs', askedOn: '2026-10-01' })).ok(201);
  (await note({ kind: 'correction', name: 'Yann Yak', askedOn: '2026-09-01', answeredOn: '2026-09-08' })).ok(
    201,
  );

  const all = await list();
  expect(all.map(({ name, state, dueOn }) => [name.split(' ')[0], state, dueOn])).toEqual([
    [firstName, 'overdue', '2026-10-31'],
    ['Zelda', 'open', '2026-12-02'],
    ['Yann', 'answered', '2026-10-01'],
  ]);
  for (const state of ['open', 'overdue', 'answered'] as const)
    expect(await list({ state })).toEqual(all.filter((one) => one.state === state));
  for (const search of ['zelda', firstName])
    expect((await list({ search })).map(({ name }) => name.split(' ')[0]?.toLowerCase())).toEqual([
      search.toLowerCase(),
    ]);
});

test('whoever notes the answer is named with it, until it is taken back', async () => {
  const as = await club.admin();
  const asked = { kind: 'copy', name: 'Zelda Zebra', askedOn: '2026-11-02' } as const;
  const { id } = (await note(asked)).ok(201);
  const params = { id };
  const change = (body: object) =>
    club.call('PUT /api/v1/PrivacyRequests/{id}', { as, params, body: { ...asked, ...body } });
  const answered = (await change({ answeredOn: '2026-11-20', answer: 'Sent by mail', version: 1 })).ok();
  expect(answered).toMatchObject({ state: 'answered', answeredBy: `${as.firstName} ${as.lastName}` });
  expect((await change({ version: 1 })).error().code).toBe('changedMeanwhile');
  expect((await change({})).ok()).toMatchObject({ answeredOn: null, answeredBy: '', answer: '' });
  (await club.call('DELETE /api/v1/PrivacyRequests/{id}', { as, params })).ok(204);
  expect((await change({})).error().code).toBe('privacyRequestNotFound');
});

test.each<[Partial<PrivacyRequestDraft>, string]>([
  [{ name: '  ' }, 'name'],
  [{ askedOn: '2026-11-31' }, 'askedOn'],
  [{ askedOn: '2026-12-24' }, 'askedOn'],
  [{ answeredOn: '2026-12-24' }, 'answeredOn'],
  [{ answeredOn: '2026-11-01' }, 'answeredOn'],
])('a request with %j is refused', async (values, field) => {
  const refused = await note({ kind: 'copy', name: 'Zelda', askedOn: '2026-11-02', ...values });
  expect(Object.keys(refused.error().errors ?? {})).toEqual([field]);
});

test('of a person who leaves, and of what was asked under their name, only kinds and days stay', async () => {
  const { id: userId, firstName, lastName } = await club.person();
  const said = { kind: 'deletion', askedOn: '2026-11-02', answeredOn: '2026-11-20' } as const;
  (await note({ ...said, userId, details: 'By letter', answer: 'Done' })).ok(201);
  (await note({ ...said, name: `${firstName} ${lastName}`.toUpperCase(), details: 'On the phone' })).ok(201);
  (await club.call('DELETE /api/v1/Users/{id}', { as: await club.admin(), params: { id: userId } })).ok(204);
  const left = await list();
  expect(left).toHaveLength(2);
  for (const one of left)
    expect(one).toMatchObject({ ...said, userId: null, name: '', details: '', answer: '' });
});
