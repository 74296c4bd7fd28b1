import { seasonDraft, sentOf } from './draft';

test('a new season costs 100 dollars until somebody says otherwise', () => {
  expect(seasonDraft('2026-11-21')).toEqual({
    name: '',
    startDate: '2026-11-21',
    endDate: '2027-02-21',
    price: '100',
    notes: '',
  });
});

test('a name left empty is not sent: the server names the season by its months', () => {
  const facts = { startDate: '2026-11-21', endDate: '2027-02-21', price: 95 };
  expect(sentOf({ ...facts, name: '', notes: '' })).toEqual({ ...facts, notes: null });
  expect(sentOf({ ...facts, name: 'Winter', notes: 'x' })).toEqual({ ...facts, name: 'Winter', notes: 'x' });
});
