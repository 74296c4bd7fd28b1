import { releaseOptions } from './options';

const common = { app: 'player-portal', breaking: false, check: false };

test.each<[args: string[], options: object]>([
  [[], { kind: 'everybody' }],
  [['--check'], { kind: 'everybody', check: true }],
  [['--share', '1'], { kind: 'gradual', share: 1 }],
  [['--share=99'], { kind: 'gradual', share: 99 }],
  [['--share', '100'], { kind: 'everybody' }],
  [['--preview'], { kind: 'preview', hours: 168, adminsOnly: false }],
  [['--preview', '--hours', '2', '--admins'], { kind: 'preview', hours: 2, adminsOnly: true }],
])('%j is understood', (args, options) => {
  expect(releaseOptions(['player-portal', ...args])).toEqual({ ...common, ...options });
});

const wrong: [args: string[], reason: RegExp][] = [
  [['--share', '10', '--preview'], /Either/],
  [['--hours', '3'], /for a --preview/],
  [['--admins'], /for a --preview/],
  [['--shares', '10'], /Unknown option '--shares'/],
  [['admin-console'], /Which app/],
];
for (const share of ['0', '101', 'abc', '10.5', '-1', '', '1e1', '٣']) {
  wrong.push([[`--share=${share}`], /from 1 to 100/]);
}
for (const hours of ['0', '2161', 'week']) {
  wrong.push([['--preview', `--hours=${hours}`], /from 1 to 2160/]);
}

test.each(wrong)('%j is refused in one line', (args, reason) => {
  expect(() => releaseOptions(['player-portal', ...args])).toThrow(reason);
});

test.each([['--share', '10'], ['--preview']])('the shell has no %s', (...args) => {
  expect(() => releaseOptions(['shell', ...args])).toThrow(/goes to everybody at once/);
});

test('an app that nobody has is refused', () => {
  expect(() => releaseOptions(['../server'])).toThrow(/Which app/);
  expect(() => releaseOptions([])).toThrow(/Which app/);
});
