import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawnPages } from './drawn-pages';

const part = '/r/player-portal/b1/pages/horaire/page.html';
let siteDir: string;
let asked: string[];
let draw: (asked: string) => Promise<string>;
let warned: unknown[];
let time: number;

const pages = () => {
  const drawn = drawnPages({
    siteDir,
    draw: (_program, text) => {
      asked.push(text);
      return draw(text);
    },
    now: () => time,
    warn: (error) => warned.push(error),
  });
  return async (answers: string, of = part) => {
    const html = drawn(of, answers);
    await jest.advanceTimersByTimeAsync(300);
    return html;
  };
};
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  siteDir = mkdtempSync(join(tmpdir(), 'courtside-drawn-'));
  mkdirSync(join(siteDir, 'r/player-portal/b1/pages'), { recursive: true });
  writeFileSync(join(siteDir, 'r/player-portal/b1/pages/draw.js'), '');
  [asked, warned, time] = [[], [], 1_800_000_000_000];
  draw = async () => `<b>${asked.length}</b>`;
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(siteDir, { recursive: true, force: true });
});

test('a page is drawn once for the same answers and minute, and knows its address, the time and what was answered', async () => {
  const drawn = pages();
  expect(await drawn('{"a":1}')).toBe('<b>1</b>');
  expect(JSON.parse(asked[0] ?? '')).toEqual({ path: '/horaire', at: time, site: {}, answers: '{"a":1}' });
  await pass(10_000);
  expect(await drawn('{"a":1}')).toBe('<b>1</b>');
  time += 60_000;
  expect(await drawn('{"a":1}')).toBe('<b>2</b>');
});

test('with newer answers it is drawn again, at most every five seconds', async () => {
  const drawn = pages();
  await drawn('{"a":1}');
  expect(await drawn('{"a":2}')).toBe('<b>1</b>');
  await pass(5000);
  expect(await drawn('{"a":3}')).toBe('<b>2</b>');
  expect(await drawn('{"a":3}', '/r/player-portal/b1/pages//page.html')).toBe('<b>3</b>');
  expect(JSON.parse(asked[2] ?? '').path).toBe('/');
});

test('a late drawing is not waited for, and shown to who comes after it', async () => {
  const drawn = pages();
  draw = () => new Promise((resolve) => setTimeout(() => resolve('<b>late</b>'), 900));
  expect(await drawn('{}')).toBeUndefined();
  await pass(900);
  expect(await drawn('{}')).toBe('<b>late</b>');
  expect(asked).toHaveLength(1);
});

test('a program that fails is said once, and left alone for a minute', async () => {
  const drawn = pages();
  draw = async () => Promise.reject(new Error('no'));
  expect(await drawn('{"a":1}')).toBeUndefined();
  await pass(6000);
  expect(await drawn('{"a":2}')).toBeUndefined();
  expect([asked.length, warned]).toEqual([1, [new Error('no')]]);
  await pass(60_000);
  draw = async () => '<b>well</b>';
  expect(await drawn('{"a":3}')).toBe('<b>well</b>');
});

test.each([
  ['a release without a program', '/r/player-portal/b2/pages/horaire/page.html'],
  ['another part', '/r/player-portal/b1/pages/horaire/scripts.html'],
  ['a folder beside it', '/r/player-portal/../pages/page.html'],
])('%s is drawn by nobody', async (_, of) => {
  expect(await pages()('{}', of)).toBeUndefined();
  expect(asked).toEqual([]);
});
