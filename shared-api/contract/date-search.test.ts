import { fitsDate, readDateSearch } from './date-search';

const saturdays = ['2026-11-07', '2026-11-21', '2026-12-05', '2026-12-26', '2027-02-06', '2028-01-01'];
const found = (search: string) => saturdays.filter((date) => fitsDate(date, readDateSearch(search)));

test.each<[search: string, dates: string[]]>([
  ['', saturdays],
  ['  ', saturdays],
  // a day's number is that day, not part of a year
  ['26', ['2026-12-26']],
  ['6', ['2027-02-06']],
  ['06', ['2027-02-06']],
  ['2', []],
  ['20', []],
  ['202', []],
  // as the tile reads, and its parts in any order
  ['nov 7', ['2026-11-07']],
  ['NOV 7', ['2026-11-07']],
  ['7 nov', ['2026-11-07']],
  ['sam. 7 nov.', ['2026-11-07']],
  ['Sat, Nov 7', ['2026-11-07']],
  ['déc', ['2026-12-05', '2026-12-26']],
  ['dec', ['2026-12-05', '2026-12-26']],
  ['févr.', ['2027-02-06']],
  ['février', ['2027-02-06']],
  ['fevrier', ['2027-02-06']],
  // whole dates, in both languages
  ['Saturday, December 5, 2026', ['2026-12-05']],
  ['samedi 5 décembre 2026', ['2026-12-05']],
  ['le samedi 1er janvier', ['2028-01-01']],
  ['1 janv', ['2028-01-01']],
  ['January 1st', ['2028-01-01']],
  // half in one language, half in the other
  ['samedi december', ['2026-12-05', '2026-12-26']],
  // a year and an ISO date only when they are there in full
  ['2027', ['2027-02-06']],
  ['nov 2026', ['2026-11-07', '2026-11-21']],
  ['2026-12-05', ['2026-12-05']],
  ['2026-12', ['2026-12-05', '2026-12-26']],
  ['2026-1', []],
  // matches no date
  ['dimanche', []],
  ['vembre', []],
  ['7 dec', []],
  ['gym', []],
  ['le', []],
])('“%s”', (search, dates) => expect(found(search)).toEqual(dates));

test('what is no date is found by no search', () => {
  expect(fitsDate('soon', readDateSearch('nov'))).toBe(false);
  expect(fitsDate('soon', readDateSearch(''))).toBe(true);
});
