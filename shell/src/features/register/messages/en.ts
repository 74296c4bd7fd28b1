/** Registration; English is the source. */
export const en = {
  'register.title': 'Sign up',
  'register.heading': 'Join the club',
  'register.intro': 'An account is free. Pay per session, or once for the whole season.',
  'register.description': 'Create your free account and come play on Saturdays in Montréal.',
  'register.usernameHint': 'Letters, numbers, underscores and dashes',
  'register.passwordHint':
    'At least {min} characters, including an uppercase letter, a lowercase letter, a number and one of {special}',
  'register.submit': 'Create my account',
  'register.failed': 'Registration failed. Please try again.',
  'register.hasAccount': 'Already have an account?',

  'registerSuccess.title': 'Check your email',
  'registerSuccess.description': 'Your account is almost ready: confirm your email to log in.',
  'registerSuccess.text': 'We sent a confirmation link to your email address.',
  'registerSuccess.textTo': 'We sent a confirmation link to {email}.',
  'registerSuccess.next':
    'Open it to activate your account, then log in. Nothing yet? Check your junk folder.',
  'registerSuccess.home': 'Back to home',
} as const;
