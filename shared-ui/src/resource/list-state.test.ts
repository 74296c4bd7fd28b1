import { defineResource } from './define-resource';
import { isNarrowed, readListState, writeListChange } from './list-state';

interface Filters {
  page?: number;
  pageSize?: number;
  search?: string;
  sort?: 'name' | '-name';
  status?: 0 | 1;
  from?: string;
  to?: string;
}

const query = jest.fn((_filters: Filters) => ({ queryKey: ['things'] }));
const things = defineResource<{ id: string }, Filters>()({
  pageSizes: [5, 10],
  views: ['cards', 'table'],
  query,
  columns: [{ id: 'name', header: 'ui.field.username', sort: 'name', cell: ({ id }) => id }],
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'ui.field.status',
      all: 'ui.field.status',
      choices: [
        { value: 0, label: 'ui.userStatus.active' },
        { value: 1, label: 'ui.userStatus.pending' },
      ],
    },
    { kind: 'dates', presets: ['last'], initial: 'last' },
  ],
  actions: [],
  nameOf: ({ id }) => id,
  texts: {
    title: 'ui.field.username',
    search: 'ui.field.username',
    failed: 'ui.form.failed',
    emptyTitle: 'ui.list.noMatch.title',
    emptyText: 'ui.list.noMatch.text',
  },
});

let rules: ReturnType<typeof things.rules>;
beforeAll(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T17:00:00Z') });
  rules = things.rules();
});
afterAll(() => jest.useRealTimers());
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
    filters: { from: '2026-10-22', to: '2026-11-21' },
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
  expect(read(query).filters).toEqual({ to: '2026-11-21' });
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
  things.query(read('status=0&from=&to=&page=2'));
  expect(query).toHaveBeenLastCalledWith({ page: 2, pageSize: 5, status: 0 });
});

test('the columns say what a list is sorted by, and the call’s query which keys there are', () => {
  things.query(read('sort=-name&search=x'));
  expect(query).toHaveBeenLastCalledWith(expect.objectContaining({ sort: '-name', search: 'x' }));
  defineResource<{ id: string }, Filters>()({
    ...things,
    pageSizes: [5],
    views: ['table'],
    query,
    // @ts-expect-error -- not a key of the call
    columns: [{ id: 'name', header: 'ui.field.username', sort: 'age', cell: ({ id }) => id }],
    // @ts-expect-error -- not a filter of the call
    filters: [{ kind: 'id', name: 'userId' }],
  });
});

test('sums and exports are asked for the same rows, without the place in the list', () => {
  expect(things.selection(read('status=1&page=3&sort=name&search=x'))).toEqual({
    search: 'x',
    status: 1,
    from: '2026-10-22',
    to: '2026-11-21',
  });
});
