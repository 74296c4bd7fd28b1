import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

// A program of its own: the linter is ES modules throughout, which jest's loader does not take.
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    // `{emailType}` is an enumeration without "mailings" in it, so the two paths never meet.
    'no-ambiguous-paths': 'off',
    // A public list without parameters has nothing to refuse, and a redirection is neither 2xx nor 4xx.
    'operation-2xx-response': 'off',
    'operation-4xx-response': 'off',
  },
});
const problems = await lintFromString({
  source: await text(process.stdin),
  absoluteRef: '/openapi.json',
  config,
});
const told = problems.map(
  ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
);
process.stdout.write(JSON.stringify(told));
