import { releaseOptions } from './options';

const common = { app: 'player-portal', breaking: false, check: false };

test.each<[args: string[], options: object]>([
  [[], { kind: 'everybody' }],
  [['--check'], { kind: 'everybody', check: true }],
  [['--traffic', '1'], { kind: 'gradual', traffic: 1 }],
  [['--traffic=99'], { kind: 'gradual', traffic: 99 }],
  [['--traffic', '100'], { kind: 'everybody' }],
])('%j is understood', (args, options) => {
  expect(releaseOptions(['player-portal', ...args])).toEqual({ ...common, ...options });
});

const wrong: [args: string[], reason: RegExp][] = [
  [['--traffics', '10'], /Unknown option '--traffics'/],
  [['admin-console'], /Which app/],
];
for (const traffic of ['0', '101', 'abc', '10.5', '-1', '', '1e1', '٣']) {
  wrong.push([[`--traffic=${traffic}`], /from 1 to 100/]);
}

test.each(wrong)('%j is refused in one line', (args, reason) => {
  expect(() => releaseOptions(['player-portal', ...args])).toThrow(reason);
});

test('the shell has no traffic of its own', () => {
  expect(() => releaseOptions(['shell', '--traffic', '10'])).toThrow(/goes to everybody at once/);
});

test('an app that nobody has is refused', () => {
  expect(() => releaseOptions(['../server'])).toThrow(/Which app/);
  expect(() => releaseOptions([])).toThrow(/Which app/);
});
