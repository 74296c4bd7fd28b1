/** Thrown by a handler that has done what it could for now: an ordinary turn of events and no defect. */
export class RetryableError extends Error {
  override name = 'RetryableError';

  /** @param cause what stood in the way, when something did */
  constructor(cause?: unknown) {
    super('To be tried again later', { cause });
  }
}
