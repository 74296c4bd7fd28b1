import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { StyleSheet } from '@emotion/sheet';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

// Generous, since a busy machine is not a bug: only what never happens fails.
configure({ asyncUtilTimeout: 10_000 });

// Waiting queries run repeatedly, and each failed attempt would print the whole page into an error that nobody reads.
// The error of the time-out still has it: as the message, which the stack begins with.
const { getElementError: errorWithPage } = getConfig();
const errorWhileWaiting = (message: string) => {
  const error = Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
  let stack = '';
  return Object.defineProperty(error, 'stack', {
    get: () => stack.replace(message, () => error.message),
    set: (given: string) => {
      stack = given;
    },
  });
};
const getElementError = (message: string | null, container: Element): Error => {
  const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
    _disableExpensiveErrorDiagnostics?: boolean;
  };
  if (isWaiting) return errorWhileWaiting(message ?? '');
  const error = errorWithPage(message, container);
  // Jest shows the line that the stack begins with, which is the test's.
  Error.captureStackTrace(error, getElementError);
  return error;
};
configure({ getElementError });

jest.setTimeout(60_000);

// Missing in jsdom, required by react-router.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has no layout, and logs an error when asked to scroll.
window.scrollTo = () => undefined;

/** The parts of a request that react-router needs for a navigation. */
class NavigationRequest {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal | undefined;
  constructor(url: string | URL, init: RequestInit = {}) {
    this.url = String(url);
    this.method = init.method ?? 'GET';
    this.signal = init.signal ?? undefined;
  }
}
globalThis.Request ??= NavigationRequest as unknown as typeof Request;

// Logged errors fail the test that causes them.
for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    throw new Error(`console.${level}: ${parts.map(String).join(' ')}`);
  };
}

// React captures an error's stack for each created element, for warnings. Its own counter is set to the maximum here,
// which saves a fourteenth of the tests' time; warnings fail a test without it too.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] ?? {};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// jsdom has no layout: of all styles, only visibility and pointer events matter to tests. It matches each element
// against every rule for each query by role, so the other rules took a quarter of the tests' time.
const perceptible = /display:|visibility:|opacity:|pointer-events:/;
const insert = StyleSheet.prototype.insert;
StyleSheet.prototype.insert = function insertPerceptible(this: StyleSheet, rule: string) {
  if (perceptible.test(rule)) insert.call(this, rule);
};

// Every rendered page adds style sheets. jsdom matches elements against all of them for every query by role, so those
// of earlier tests would make each test slower than the last.
afterEach(() => {
  for (const style of document.head.querySelectorAll('style[data-emotion]')) style.remove();
});
