import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import { cacheComputedStyles } from './computed-style-cache';

cacheComputedStyles();

// A busy machine is not a defect of what is tested: only what never happens fails.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// jsdom leaves these out; react-router needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

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
