/** Registration; English is the source. */
export const en = {
  'register.title': 'Join',
  'register.heading': 'Join the club',
  'register.save': 'Save {date}',
  'register.wait': 'Join the waiting list of {date}',
  'register.description': 'Create your free account and come and play.',
  'register.dash': 'A dash instead of the dot',
  'register.submit': 'Create my account',
  'register.failed': 'Registration failed. Please try again.',
  'register.hasAccount': 'Already have an account?',

  'registerSuccess.title': 'Check your email',
  'registerSuccess.description': 'Your account is almost ready: confirm your email to log in.',
  'registerSuccess.text': 'Open the link that we sent to your email address.',
  'registerSuccess.textTo': 'Open the link that we sent to {email}.',
  'registerSuccess.next': 'Nothing yet? Check your junk folder.',
  'registerSuccess.change': 'Wrong address? Change it',
  'registerSuccess.home': 'Back to home',
} as const;
