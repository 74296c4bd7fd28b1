interface DatabaseError extends Error {
  code?: string;
  constraint?: string;
  routine?: string;
  cause?: unknown;
}

/**
 * The loggable part of an error. A failed statement's message contains its values, which are people's names and
 * addresses, so only the kind of a database error is kept.
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
