import { clubForEach } from '../support/club';

const club = clubForEach();

const lost = {
  ...{ noticedOn: '2026-11-20', happened: 'In November', what: 'A list was left at the gym' },
  ...{ information: 'First names', people: null, whom: 'Players', serious: true, reasons: 'Addresses' },
  ...{ commissionToldOn: null, peopleToldOn: null, measures: '' },
};

test('an incident with a risk says who is still to be told, and stays in the register for five years', async () => {
  const as = await club.admin();
  const made = (await club.call('POST /api/v1/Incidents', { as, body: lost })).ok(201);
  expect(made).toMatchObject({ untold: ['commission', 'people'], keptUntil: '2031-11-20' });
  const params = { id: made.id };
  const told = { ...lost, commissionToldOn: '2026-11-21', version: made.version };
  const change = () => club.call('PUT /api/v1/Incidents/{id}', { as, params, body: told });
  expect((await change()).ok()).toMatchObject({ untold: ['people'] });
  expect((await change()).error().code).toBe('changedMeanwhile');
  const remove = () => club.call('DELETE /api/v1/Incidents/{id}', { as, params });
  expect((await remove()).error().code).toBe('incidentKept');

  const old = { ...lost, noticedOn: '2021-11-21', what: 'A phone was lost' };
  const { id } = (await club.call('POST /api/v1/Incidents', { as, body: old })).ok(201);
  const found = await club.call('GET /api/v1/Incidents', { as, query: { search: 'phone' } });
  expect(found.ok().map((one) => one.id)).toEqual([id]);
  (await club.call('DELETE /api/v1/Incidents/{id}', { as, params: { id } })).ok(204);
  const log = (await club.call('GET /api/v1/Audit', { as, query: { entity: 'incident' } })).ok();
  expect(log.map(({ action }) => action)).toEqual([
    'incident.delete',
    'incident.create',
    'incident.update',
    'incident.create',
  ]);
  expect(JSON.stringify(log)).not.toMatch(/phone|gym|Players/);
});

test.each([
  [{ noticedOn: '2026-11-22' }, 'noticedOn'],
  [{ commissionToldOn: '2026-02-30' }, 'commissionToldOn'],
])('an incident with %j is refused', async (values, field) => {
  const body = { ...lost, ...values };
  const refused = await club.call('POST /api/v1/Incidents', { as: await club.admin(), body });
  expect(Object.keys(refused.error().errors ?? {})).toEqual([field]);
});
