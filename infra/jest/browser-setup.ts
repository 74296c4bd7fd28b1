import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { StyleSheet } from '@emotion/sheet';
import { configure } from '@testing-library/dom';
import * as React from 'react';
import { patience } from '../bootstrap/patience.mjs';

// The tests' records are of one autumn: a clock that goes on from there, so that no test depends on the day it is run.
const realNow = Date.now;
const ahead = (globalThis as unknown as { testsBegin: number }).testsBegin - realNow();
Date.now = () => realNow() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, as) =>
    Reflect.construct(target, given.length > 0 ? given : [realNow() + ahead], as),
});

configure({ asyncUtilTimeout: 5000 * patience });

// React warns of a change outside `act`: of one by a timer or an answer, whenever that comes between two steps of a test.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

// React takes a stack with each element, for warnings; here these fail the test. It takes only so many a second.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

// Only the styles that hide or disable something: jsdom draws nothing, and matches each element that a query meets against
// every rule of the page.
const { insert } = StyleSheet.prototype;
StyleSheet.prototype.insert = function insertIfSeen(rule) {
  if (/display:none|visibility|opacity|pointer-events/.test(rule)) insert.call(this, rule);
};

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
