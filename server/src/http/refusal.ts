import { type ErrorCode, errorStatus } from 'shared-api/contract';
import type { FieldMessage, Values } from '../messages';

/** What is wrong with one field: a message of the catalogue and what to fill into it. */
export interface FieldFault {
  field: string;
  message: FieldMessage;
  values?: Values;
}

interface Details {
  values?: Values;
  faults?: FieldFault[];
  /** Seconds after which it makes sense to try again. */
  retryAfter?: number;
}

/** An expected refusal on its way to the caller; the error handler gives it its words. */
export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
    this.status = errorStatus[code];
  }
}

/** Ends the request with a refusal. @throws Refusal always */
export function refuse(code: ErrorCode, details?: Details): never {
  throw new Refusal(code, details);
}

/** Ends the request because of one field. @throws Refusal always */
export const refuseField = (field: string, message: FieldMessage, values?: Values): never =>
  refuse('validation', { faults: [{ field, message, ...(values && { values }) }] });
