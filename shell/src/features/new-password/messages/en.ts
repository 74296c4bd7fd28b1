/** Choosing a new password by a link; English is the source. */
export const en = {
  'link.checking': 'Checking the link…',

  'reset.newPassword': 'New password',
  'reset.done.title': 'Password changed',
  'reset.done.text': 'You’ll be taken to the login page in a moment.',
  'reset.login': 'Log in now',
} as const;
