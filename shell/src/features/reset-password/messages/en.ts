/** Reset of a forgotten password; English is the source. */
export const en = {
  'reset.title': 'Choose a new password',
  'reset.description': 'Choose a new password for your account.',
  'reset.intro': 'Account: {email}',
  'reset.submit': 'Save new password',
  'reset.failed': 'Failed to reset password',
  'reset.invalid.title': 'Invalid reset link',
  'reset.invalid.text': 'Invalid reset password link. Please request a new one.',
  'reset.invalid.hint': 'The link may have expired or have been used already. You can have a new one sent.',
  'reset.invalid.action': 'Request a new link',
} as const;
