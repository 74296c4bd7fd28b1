import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { StyleSheet } from '@emotion/sheet';
import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';

// A busy machine is not a defect of what is tested: only what never happens fails.
configure({ asyncUtilTimeout: 10_000 });

// What is waited for is looked up again and again, and each time that it was not there yet the whole page was printed for an
// error that nobody reads. The one of the time-out still prints it: as the message, which the stack begins with.
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

// jsdom leaves these out; react-router needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has no layout, and complains when it is asked to scroll.
window.scrollTo = () => undefined;

/** As much of a request as react-router makes of a navigation. */
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

// A noisy console is a defect: the test that causes it fails.
for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    throw new Error(`console.${level}: ${parts.map(String).join(' ')}`);
  };
}

// React takes an error's stack for each element that is made, so that a warning can say where; what counts how many it has
// taken says here that it has had enough. That is a fourteenth of the tests' time, and a warning fails a test without it, too.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] ?? {};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

// jsdom has no layout and draws nothing: of all styles, tests see what is there, what is hidden and what can be clicked. It
// matches each element against every rule for each query by role, so the other rules took a quarter of the tests' time.
const perceptible = /display:|visibility:|opacity:|pointer-events:/;
const insert = StyleSheet.prototype.insert;
StyleSheet.prototype.insert = function insertPerceptible(this: StyleSheet, rule: string) {
  if (perceptible.test(rule)) insert.call(this, rule);
};

// Every page that a test renders brings its own style sheets. jsdom matches an element against all of them for every query
// by role, so those of the tests before would make each test slower than the last.
afterEach(() => {
  for (const style of document.head.querySelectorAll('style[data-emotion]')) style.remove();
});
