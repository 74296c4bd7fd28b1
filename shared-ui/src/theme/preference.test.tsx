import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useAuth } from 'shared-api';
import { renderUi } from '../testing/render';
import { themeKey, useThemeMode, useThemePreference } from './preference';

let systemDark = false;
beforeEach(() => {
  localStorage.clear();
  globalThis.matchMedia = ((query: string) => ({
    matches: query.includes('dark') && systemDark,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    // MUI still calls the older pair.
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as unknown as typeof matchMedia;
  useThemePreference.setState({ chosen: undefined, system: 'light' });
});

function Toggle() {
  const { mode, toggle } = useThemeMode();
  return (
    <button type="button" onClick={toggle}>
      {mode}
    </button>
  );
}

/** Changes the preference after MUI has read it and before it listens. */
function ChangesAtOnce() {
  useLayoutEffect(() => useThemePreference.setState({ system: 'dark' }), []);
  return null;
}

const shown = () => document.documentElement.dataset.theme;

test('the system decides until somebody chooses, and the choice is kept', async () => {
  const { user } = renderUi(<Toggle />);
  expect(shown()).toBe('light');
  act(() => useThemePreference.setState({ system: 'dark' }));
  expect(shown()).toBe('dark');
  expect(localStorage.getItem(themeKey)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'dark' }));
  expect([shown(), localStorage.getItem(themeKey)]).toEqual(['light', 'light']);
});

test('a change between the first render and its effects is not lost', () => {
  renderUi(<ChangesAtOnce />);
  expect(shown()).toBe('dark');
});

test('another tab’s choice is followed', () => {
  renderUi(<Toggle />);
  localStorage.setItem(themeKey, 'dark');
  act(() => {
    globalThis.dispatchEvent(new StorageEvent('storage', { key: themeKey }));
  });
  expect(shown()).toBe('dark');
});

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  [null, true, 'dark'],
  ['nonsense', false, 'light'],
])('before the first paint: saved %s, system dark %s: %s', (saved, dark, expected) => {
  systemDark = dark;
  if (saved) localStorage.setItem(themeKey, saved);
  jest.isolateModules(() => require('./before-paint'));
  expect(shown()).toBe(expected);
});

test('before the first paint: who is logged in, and an address with a query, are marked', () => {
  const marks = () => {
    jest.isolateModules(() => require('./before-paint'));
    const { member, query } = document.documentElement.dataset;
    return [member, query];
  };
  expect(marks()).toEqual([undefined, undefined]);
  // The key of the login's storage.
  useAuth.getState().replaceToken('t1');
  history.replaceState(null, '', '/?page=2');
  expect(marks()).toEqual(['', '']);
  history.replaceState(null, '', '/');
});

test.each([
  ['prefers French', ['es', 'fr-CA', 'en'], ''],
  ['prefers English', ['en-CA', 'fr'], undefined],
  ['speaks neither', ['de'], undefined],
])('before the first paint: a browser that %s', (_, languages, mark) => {
  delete document.documentElement.dataset.french;
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  jest.isolateModules(() => require('./before-paint'));
  expect(document.documentElement.dataset.french).toBe(mark);
});

test.each([
  ['sent a moment ago', 5_000, undefined],
  ['of the browser’s history', 60_000, ''],
  ['whose age nobody says', Number.NaN, ''],
])('before the first paint: a document %s', (_, age, mark) => {
  delete document.documentElement.dataset.old;
  performance.getEntriesByType = (() => [
    { serverTiming: [{ name: 'at', description: String(Date.now() - age) }] },
  ]) as unknown as typeof performance.getEntriesByType;
  jest.isolateModules(() => require('./before-paint'));
  expect(document.documentElement.dataset.old).toBe(mark);
});
