import { aDate, isNarrowed, type ListRules, oneOf, readListState, writeListChange } from './list-state';

const rules: ListRules = {
  pageSizes: [12, 24],
  views: ['cards', 'table'],
  sorts: ['date', 'price'],
  filters: { status: oneOf(['0', '1']), from: aDate('2026-10-22'), to: aDate('2026-11-21') },
};
const read = (search: string) => readListState(new URLSearchParams(search), rules);
const write = (search: string, change: Parameters<typeof writeListChange>[1]) =>
  writeListChange(new URLSearchParams(search), change, rules).toString();

test('an empty address shows what the list begins with', () => {
  expect(read('')).toEqual({
    search: '',
    page: 1,
    pageSize: 12,
    sort: undefined,
    view: 'cards',
    filters: { from: '2026-10-22', to: '2026-11-21' },
  });
  expect(isNarrowed(read(''), rules)).toBe(false);
});

test('the address says what is searched, filtered, sorted and shown', () => {
  const state = read('search=sam&page=3&size=24&sort=-price&view=table&status=1&from=2026-01-01&to=');
  expect(state).toEqual({
    search: 'sam',
    page: 3,
    pageSize: 24,
    sort: '-price',
    view: 'table',
    filters: { status: '1', from: '2026-01-01' },
  });
  expect(isNarrowed(state, rules)).toBe(true);
});

test.each(['page=0', 'page=x', 'page=1.5', 'size=7', 'sort=password', 'view=map', 'status=9'])(
  '%s, which no list could mean, is left out',
  (search) => expect(read(search)).toEqual(read('')),
);

test('what selects other rows begins at the first page; another page or view does not', () => {
  expect(write('page=4', { search: 'sam' })).toBe('search=sam');
  expect(write('page=4&status=1', { filters: { status: '' } })).toBe('');
  expect(write('page=4', { pageSize: 24 })).toBe('size=24');
  expect(write('page=4', { sort: '-date' })).toBe('sort=-date');
  expect(write('search=a&page=4', { page: 5 })).toBe('search=a&page=5');
  expect(write('page=4', { view: 'table' })).toBe('page=4&view=table');
});

test('what a list begins with is not said in the address; that it was taken off is', () => {
  expect(write('from=2026-01-01', { filters: { from: '2026-10-22' } })).toBe('');
  expect(write('', { filters: { from: '' } })).toBe('from=');
  expect(write('page=2&view=table&sort=date', { page: 1, view: 'cards', sort: undefined })).toBe('');
});

test('parameters of others are left alone', () => {
  expect(write('mail=42', { page: 2 })).toBe('mail=42&page=2');
});
