import type { Settings } from 'shared-api';
import { missing, ownSteps, stepAfter, stepsDone } from './policy';

const now = '2026-11-28T15:00:00.000Z';
const seen = { origin: 'https://club.test', arrivedAt: Date.parse(now) };
const firstSteps = {
  ...{ mail: true, name: true, paymentEmail: true, privacyOfficer: true, place: true },
  ...{ when: true, priced: true, season: false, sessions: true, invitation: true, opening: false },
  ...{ publicUrl: 'https://club.test', now, closed: false },
};
const system = { firstSteps, lastBackup: '2026-11-28T08:00:00Z', backupFailed: null } as Settings['system'];
const done = (changes: object, facts: object = {}) =>
  stepsDone({ ...system, ...changes }, { ...seen, ...facts });
const open = (steps: ReturnType<typeof done>) =>
  Object.entries(steps ?? {}).flatMap(([name, isDone]) => (isDone ? [] : [name]));

test.each([
  ['nothing is left', {}, {}, []],
  ['another address', {}, { origin: 'https://www.club.test' }, ['address']],
  [
    'no encryption',
    { firstSteps: { ...firstSteps, publicUrl: 'http://club.test' } },
    { origin: 'http://club.test' },
    ['address'],
  ],
  ['a slow clock', {}, { arrivedAt: Date.parse(now) + 130_000 }, ['clock']],
  ['a fast clock', {}, { arrivedAt: Date.parse(now) - 130_000 }, ['clock']],
  ['no backup', { lastBackup: null }, {}, ['backup']],
  ['an old backup', { lastBackup: '2026-11-27T08:00:00Z' }, {}, ['backup']],
  ['a failed backup', { backupFailed: now }, {}, ['backup']],
  ['no place', { firstSteps: { ...firstSteps, place: false } }, {}, ['club']],
  ['nobody in charge of privacy', { firstSteps: { ...firstSteps, privacyOfficer: false } }, {}, ['club']],
  ['no day', { firstSteps: { ...firstSteps, when: false } }, {}, ['when']],
  ['no payment address', { firstSteps: { ...firstSteps, paymentEmail: false } }, {}, ['paymentEmail']],
  ['a free club', { firstSteps: { ...firstSteps, paymentEmail: false, priced: false } }, {}, []],
  ['a season instead of sessions', { firstSteps: { ...firstSteps, season: true, sessions: false } }, {}, []],
  [
    'a new club’s season',
    { firstSteps: { ...firstSteps, season: true, sessions: false, opening: true } },
    {},
    ['sessions', 'opening'],
  ],
])('%s', (_, changes, facts, expected) => {
  expect(open(done(changes, facts))).toEqual(expected);
});

test('the demo has no steps', () => {
  expect(done({ firstSteps: null })).toBeNull();
});

test.each([
  ['nothing', {}, []],
  ['a place', { place: false }, ['club']],
  ['an address for payments', { paymentEmail: false }, ['paymentEmail']],
  ['no address for payments where all is free', { paymentEmail: false, priced: false }, []],
])('to open, a club still needs %s', (_, facts, expected) => {
  expect(missing({ ...firstSteps, ...facts })).toEqual(expected);
});

test('each step leads to the next, and the last to none', () => {
  expect(ownSteps.map(stepAfter)).toEqual([...ownSteps.slice(1), undefined]);
});
