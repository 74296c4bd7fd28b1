/** Whether the mail server refused for good (a 5xx answer, RFC 5321 §4.2.1), so that asking again would change nothing. */
export function isRejected(error: unknown): boolean {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === 'number' && code >= 500 && code < 600;
}
