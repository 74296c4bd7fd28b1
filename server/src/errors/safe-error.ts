interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
  routine?: string;
  cause?: unknown;
}

/**
 * What of an error may be logged. A failed statement's message carries its values, which are people's names and
 * addresses, so of database errors only the kind is kept.
 */
export function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, code, constraint, routine, cause } = error as DatabaseError;
  const isQuery = error.message.startsWith('Failed query');
  return {
    name,
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(routine && { routine }),
    message: isQuery ? 'Failed query' : routine ? undefined : error.message,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(cause !== undefined && { cause: safeError(cause) }),
  };
}
