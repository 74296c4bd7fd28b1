/** Why a remote is not there: what the page says and what the server's log is told. */
export type FailureCause = 'unreachable' | 'incompatible' | 'crashed';

/** A remote that could not be shown, with its cause. */
export class RemoteFailure extends Error {
  constructor(
    readonly failure: FailureCause,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'RemoteFailure';
  }
}

/** Whether an error says that a script did not arrive, rather than that it did something wrong. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message));

/** Gives any error that came out of a remote its cause. */
export const failureOf = (error: unknown): RemoteFailure => {
  if (error instanceof RemoteFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RemoteFailure(isLoadError(error) ? 'unreachable' : 'crashed', message, { cause: error });
};
