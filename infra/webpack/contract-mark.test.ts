import { type Calls, calls } from '../../shared-api/contract';
import { contractMark } from './contract-mark';

/** The contract with another answer of one call. */
const answering = (name: keyof Calls) => ({
  ...calls,
  [name]: { replies: { 200: { const: 'another' } } },
});

test('a build is another one where an answer that devices keep has changed, and no other answer', () => {
  expect(contractMark(answering('GET /api/v1/Sessions/available'))).not.toBe(contractMark());
  expect(contractMark(answering('GET /api/v1/Users/me'))).toBe(contractMark());
});
