import { type ErrorCode, errorStatus } from 'shared-api/contract';
import type { FieldMessage, Values } from '../messages';

/** What is wrong with one field: a message of the catalogue and what to fill into it. */
export interface FieldError {
  field: string;
  message: FieldMessage;
  values?: Values;
}

interface Details {
  values?: Values;
  fields?: FieldError[];
  /** Seconds after which it makes sense to try again. */
  retryAfter?: number;
}

/** An expected error for the caller. The error handler turns it into status, code and message. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
    this.status = errorStatus[code];
  }
}

/** Ends the request with an error. @throws AppError always */
export function refuse(code: ErrorCode, details?: Details): never {
  throw new AppError(code, details);
}

/** Ends the request because of one field. @throws AppError always */
export const refuseField = (field: string, message: FieldMessage, values?: Values): never =>
  refuse('validation', { fields: [{ field, message, ...(values && { values }) }] });
