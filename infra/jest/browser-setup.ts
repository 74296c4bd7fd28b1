import '@testing-library/jest-dom';
import './computed-style';
import './patience';
import './react-setup';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure, getConfig } from '@testing-library/dom';

// Generous, since a busy machine is not a bug: a wait fails only if nothing ever happens.
configure({ asyncUtilTimeout: 60_000 });

// Waiting queries run repeatedly, and each failed attempt would print the whole page into an error that nobody reads.
// The error of the time-out still contains the page: its message, with which the stack begins, is set later.
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
  // Jest shows the first line of the stack, which is then the test's.
  Error.captureStackTrace(error, getElementError);
  return error;
};
configure({ getElementError });

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
