import { aDate, isNarrowed, type ListRules, oneOf, readListState, writeListChange } from './list-state';
import { queryOf } from './query-of';

const rules: ListRules = {
  pageSizes: [5, 10],
  views: ['cards', 'table'],
  sorts: ['name'],
  filters: { status: oneOf(['0', '1']), from: aDate('2026-10-22') },
};
const read = (query: string) => readListState(new URLSearchParams(query), rules);
const write = (query: string, change: Parameters<typeof writeListChange>[1]) =>
  writeListChange(new URLSearchParams(query), change, rules).toString();

test('an address without words is how the list begins', () => {
  expect(read('')).toEqual({
    search: '',
    page: 1,
    pageSize: 5,
    sort: undefined,
    view: 'cards',
    filters: { from: '2026-10-22' },
  });
  expect(isNarrowed(read(''), rules)).toBe(false);
});

test.each(['page=0', 'page=x', 'page=1.5', 'size=7', 'sort=secret', 'view=map', 'status=9'])(
  '%s counts as not said',
  (query) => expect(read(query)).toEqual(read('')),
);

test('a filter that is taken off stays off, though the list begins with one', () => {
  const query = write('', { filters: { from: '' } });
  expect(query).toBe('from=');
  expect(read(query).filters).toEqual({});
  expect(isNarrowed(read(query), rules)).toBe(true);
});

test('whatever selects other rows begins at the first page, turning the page or the view does not', () => {
  expect(write('page=4', { filters: { status: '1' } })).toBe('status=1');
  expect(write('page=4', { search: 'a' })).toBe('search=a');
  expect(write('page=4', { sort: '-name' })).toBe('sort=-name');
  expect(write('page=4', { view: 'table' })).toBe('page=4&view=table');
  expect(write('page=4&search=a', { page: 5 })).toBe('page=5&search=a');
});

test('what is as usual is not in the address', () => {
  expect(
    write('status=1&size=10&page=2&sort=name', { pageSize: 5, sort: undefined, filters: { status: '' } }),
  ).toBe('');
});

test('the server is asked with the filters’ own types, and for nothing that is not set', () => {
  expect(queryOf(read('status=0&from=&page=2'), ['status' as never])).toEqual({
    page: 2,
    pageSize: 5,
    status: 0,
  });
});
