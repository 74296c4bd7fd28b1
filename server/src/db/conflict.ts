/** The name of the unique index that a statement has hit, or null for any other error. */
export function violatedIndex(error: unknown): string | null {
  for (let cause = error as { code?: string; constraint?: string; cause?: unknown } | undefined; cause; ) {
    if (cause.code === '23505') return cause.constraint ?? null;
    cause = cause.cause as typeof cause;
  }
  return null;
}
