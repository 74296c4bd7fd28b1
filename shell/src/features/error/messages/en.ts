/** The error page of the shell; English is the source. */
export const en = {
  'shell.crashed.text': 'We couldn’t show the page. Reloading usually helps.',
} as const;
