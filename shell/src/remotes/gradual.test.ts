import { pointer } from '../testing/pointer';
import { releasesFor } from './gradual';

jest.mock('./compatibility', () => ({
  incompatibilityOf: ({ shell }: { shell: string }) => (shell === '^9.0.0' ? 'another shell' : undefined),
}));

const next = { ...pointer, version: '1.3.0', build: 'b7', traffic: 10 };
const first = (traffic: number, changes: Partial<typeof next> = {}) =>
  releasesFor({ ...pointer, next: { ...next, ...changes, traffic } })[0]?.build;
const live = pointer.build;

beforeEach(() => localStorage.clear());

/** The builds that a thousand browsers get. */
const browsers = (traffic: number) =>
  Array.from({ length: 1000 }, (_, index) => {
    localStorage.setItem('release-seed', String(index / 1000));
    return first(traffic);
  });

test('a part of the traffic gets the next release, and the live one behind it', () => {
  for (const traffic of [1, 10, 50, 99]) {
    const having = browsers(traffic).filter((build) => build === 'b7').length;
    expect(Math.abs(having / 10 - traffic)).toBeLessThan(4);
  }
  localStorage.clear();
  expect(releasesFor({ ...pointer, next: { ...next, traffic: 99 } }).at(-1)?.build).toBe(live);
  expect(releasesFor(pointer)).toEqual([pointer]);
});

test('whoever has it keeps it while its traffic grows', () => {
  const shares = [5, 10, 50, 99].map(browsers);
  for (const [step, having] of shares.slice(0, -1).entries())
    for (const [browser, build] of having.entries())
      if (build === 'b7') expect(shares[step + 1]?.[browser]).toBe('b7');
});

test('not always the same browsers are the first', () => {
  const other = browsers(10).filter((build, browser) => {
    localStorage.setItem('release-seed', String(browser / 1000));
    return build === 'b7' && first(10, { build: 'b8' }) === 'b8';
  });
  expect(other.length).toBeLessThan(40);
});

test('a browser draws once, and only when something is released gradually', () => {
  releasesFor(pointer);
  expect(localStorage).toHaveLength(0);
  first(10);
  const drawn = localStorage.getItem('release-seed');
  first(50);
  expect(drawn).toBeTruthy();
  expect(localStorage.getItem('release-seed')).toBe(drawn);
});

test.each([undefined, 0, -1, Number.NaN, 'all'])('a traffic of %s is nobody’s', (traffic) => {
  for (let browser = 0; browser < 20; browser++) {
    localStorage.clear();
    expect(first(traffic as number)).toBe(live);
  }
});

test.each([
  ['one that does not fit this shell', { shell: '^9.0.0' }],
  ['one that is switched off', { enabled: false }],
])('%s is nobody’s', (_what, changes) => {
  for (let browser = 0; browser < 20; browser++) {
    localStorage.clear();
    expect(first(99, changes)).toBe(live);
  }
});

test('an app that is out of service stays so', () => {
  expect(releasesFor({ ...pointer, enabled: false, next: { ...next, traffic: 99 } })).toHaveLength(1);
});

test('where nothing can be kept everybody has the live one', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(first(99)).toBe(live);
  forbidden.mockRestore();
});
