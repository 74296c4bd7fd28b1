import { pointer } from '../testing/pointer';
import { parsePointer } from './pointer';

test('a pointer is taken, with fields of a later day that this shell does not know', () => {
  expect(parsePointer({ ...pointer, later: 1 })).toMatchObject(pointer);
});

test.each([
  ['nothing', undefined],
  ['a page', '<!doctype html>'],
  ['a list', [pointer]],
  ['no contract', { ...pointer, contract: undefined }],
  ['an entry of another site', { ...pointer, entry: 'https://evil.example/remoteEntry.js' }],
  ['an entry that looks like this site', { ...pointer, entry: '//evil.example/r/a/b/c.js' }],
  ['an entry outside of the releases', { ...pointer, entry: '/r/player-portal/../../api/x.js' }],
  ['an entry without integrity', { ...pointer, integrity: '' }],
  [
    'a page at another site',
    { ...pointer, pages: { home: { path: { en: '//evil.example', fr: '/fr' }, access: 'anyone' } } },
  ],
  ['a page without a French path', { ...pointer, pages: { home: { path: { en: '/' }, access: 'anyone' } } }],
  ['a date that is none', { ...pointer, releasedAt: 'yesterday' }],
])('%s is no pointer', (_what, value) => {
  expect(parsePointer(value)).toBeUndefined();
});

const next = { ...pointer, version: '1.3.0', build: 'b7', traffic: 10 };

test('what is released gradually comes with the pointer', () => {
  expect(parsePointer({ ...pointer, next })).toEqual({ ...pointer, next });
});

test.each([
  ['an entry of another site', { ...next, entry: '//evil.example/r/a/b/c.js' }],
  ['no release at all', 'soon'],
])('%s costs only the gradual release', (_what, value) => {
  expect(parsePointer({ ...pointer, next: value })).toEqual(pointer);
});
