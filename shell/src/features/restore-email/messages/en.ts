/** Restoring a former email address; English is the source. */
export const en = {
  'restore.title': 'Take your account back',
  'restore.description': 'Brings the former email address of your account back.',
  'restore.intro':
    'Your account will use {email} again. Every device is logged out, passkeys are removed, and only the password you choose here works.',
  'restore.submit': 'Take my account back',
  'restore.failed': 'We couldn’t give you your account back. Please try again.',
  'restore.done': 'It’s yours again',
  'restore.invalid': 'Invalid link',
  'restore.refused': 'This link has expired or has already been used. Please contact the club.',
  'restore.missing': 'This link is not complete. Please use the link in the email.',
} as const;
