import { datesOf, firstSession, requestOf, seasonDraft } from './forms';

test('a new season costs 100 dollars until somebody says otherwise', () => {
  expect(seasonDraft('2026-11-21')).toEqual({
    name: '',
    startDate: '2026-11-21',
    endDate: '2027-02-21',
    price: '100',
    maxPasses: '',
    opensAt: '',
    notes: '',
  });
});

test('the next season begins the day after the last one, as long and at its price; never in the past', () => {
  const last = { startDate: '2026-11-21', endDate: '2027-02-19', price: 95 };
  const next = { startDate: '2027-02-20', endDate: '2027-05-21', price: '95' };
  expect(seasonDraft('2026-12-01', last)).toMatchObject(next);
  expect(seasonDraft('2027-02-19', last)).toMatchObject(next);
  const winter = { startDate: '2027-01-01', endDate: '2027-03-31', price: 95 };
  expect(seasonDraft('2026-12-01', winter)).toMatchObject({ startDate: '2027-04-01', endDate: '2027-06-30' });
  expect(seasonDraft('2027-06-05', last)).toMatchObject({
    ...{ startDate: '2027-06-05', endDate: '2027-09-03', price: '95' },
  });
});

test('a name left empty is not sent: the server names the season by its months', () => {
  const facts = { startDate: '2026-11-21', endDate: '2027-02-21', price: 95, opensAt: null };
  expect(requestOf({ ...facts, name: '', notes: '' })).toEqual({ ...facts, notes: null, maxPasses: null });
  const named = { ...facts, name: 'Winter', notes: 'x', maxPasses: 20, opensAt: '2026-12-05T17:00:00.000Z' };
  expect(requestOf(named)).toEqual(named);
  // An opening goes with the limit.
  expect(requestOf({ ...named, maxPasses: undefined })).toMatchObject({ maxPasses: null, opensAt: null });
});

test('its sessions are each week on one weekday, from the first one that is not in the past', () => {
  expect(firstSession(6, '2026-11-21', '2026-11-01')).toBe('2026-11-21');
  expect(firstSession(0, '2026-11-21', '2026-11-01')).toBe('2026-11-22');
  expect(firstSession(6, '2026-10-01', '2026-11-20')).toBe('2026-11-21');
  const season = { startDate: '2099-01-01', endDate: '2099-01-24' };
  expect(datesOf({ ...season, weekday: 6 })).toEqual([
    '2099-01-03',
    '2099-01-10',
    '2099-01-17',
    '2099-01-24',
  ]);
  expect(datesOf({ ...season, startDate: '', weekday: 6 })).toEqual([]);
});
