import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out; react-router needs them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// A noisy console is a defect: the test that causes it fails.
for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    throw new Error(`console.${level}: ${parts.map(String).join(' ')}`);
  };
}
