import { type ErrorCode, errorStatus } from 'shared-api/contract';
import type { FieldMessage, Values } from '../messages';

/** A field's validation error: a message of the catalogue and its parameters. */
export interface FieldError {
  field: string;
  message: FieldMessage;
  values?: Values;
}

interface Details {
  values?: Values;
  fields?: FieldError[];
  /** Seconds after which a retry makes sense. */
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

/** Throws an error for the caller. @throws AppError always */
export function refuse(code: ErrorCode, details?: Details): never {
  throw new AppError(code, details);
}

/** Throws a validation error for one field. @throws AppError always */
export const refuseField = (field: string, message: FieldMessage, values?: Values): never =>
  refuse('validation', { fields: [{ field, message, ...(values && { values }) }] });
