import { randomBytes } from 'node:crypto';

/** A request's id: 32 hexadecimal digits, as nginx makes it and as a trace has it. */
export const newRequestId = (): string => randomBytes(16).toString('hex');

/** The id that a proxy gave a request; a new one if it gave none. */
export const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && /^[0-9a-f]{32}$/.test(given) ? given : newRequestId();
