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
