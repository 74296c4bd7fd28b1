/** Choosing a new password by a link; English is the source. */
export const en = {
  'link.onward': 'Continue',
  'link.other': 'You’re logged in as {name}: this link is for another account.',
  'link.checking': 'Checking the link…',

  'reset.newPassword': 'New password',
  'reset.done.title': 'Password changed',
  'reset.login': 'Log in now',
} as const;
