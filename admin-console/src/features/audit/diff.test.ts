import { changesBetween } from './diff';

test('only what differs, nested fields by their path', () => {
  expect(
    changesBetween(
      { price: 10, name: 'A', notifications: { welcome: true, reminder: true } },
      { price: 12, name: 'A', notifications: { welcome: true, reminder: false } },
    ),
  ).toEqual([
    { field: 'price', before: 10, after: 12 },
    { field: 'notifications.reminder', before: true, after: false },
  ]);
});

test('something new has no before, something deleted no after', () => {
  expect(changesBetween(null, { a: 1 })).toEqual([{ field: 'a', before: undefined, after: 1 }]);
  expect(changesBetween({ a: 1 }, null)).toEqual([{ field: 'a', before: 1, after: undefined }]);
});

test('lists are compared by what is in them', () => {
  expect(changesBetween({ tags: ['a'] }, { tags: ['a'] })).toEqual([]);
  expect(changesBetween({ tags: ['a'] }, { tags: ['b'] })).toHaveLength(1);
});

test('the counter of changes is no change of its own', () => {
  expect(changesBetween({ price: 10, version: 1 }, { price: 12, version: 2 })).toEqual([
    { field: 'price', before: 10, after: 12 },
  ]);
  expect(changesBetween({ version: 1 }, { version: 2 })).toEqual([]);
});

test('nor is what names a record, or follows from its other fields', () => {
  const season = { id: 's', name: 'Fall', weeks: 13, sessionsCount: 11, registeredUsersCount: 0 };
  expect(changesBetween(null, season)).toEqual([{ field: 'name', before: undefined, after: 'Fall' }]);
});
