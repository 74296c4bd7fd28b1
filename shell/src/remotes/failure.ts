/** The cause of a remote's failure, for the page and the server's log. */
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

/** Whether an error means that a script failed to load, rather than that it threw. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message));

/** The address of the file that failed to load. */
export const lostFile = (error: unknown): string | undefined => {
  const { request } = error as { request?: unknown };
  return isLoadError(error) && typeof request === 'string' ? request : undefined;
};

/** Classifies any error of a remote. */
export const failureOf = (error: unknown): RemoteFailure => {
  if (error instanceof RemoteFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RemoteFailure(isLoadError(error) ? 'unreachable' : 'crashed', message, { cause: error });
};
