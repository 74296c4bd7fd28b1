import { sampleRelease } from '../registry/testing';
import { misversioned } from './version';

const live = sampleRelease('player-portal', '1.0.0');

test('the same build may be released again', () => {
  expect(misversioned(live, live)).toEqual([]);
});

test('a changed build needs a higher version', () => {
  expect(misversioned({ ...live, build: 'other' }, live)).toEqual([
    expect.stringContaining('is not above 1.0.0'),
  ]);
});
