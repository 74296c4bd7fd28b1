/** Login and forgotten passwords; English is the source. */
export const en = {
  'login.title': 'Log in',
  'login.save': 'Log in to save {date}',
  'login.wait': 'Log in to join the waiting list of {date}',
  'login.description': 'Log in to save your spot and manage your plan.',
  'login.already': 'You’re logged in as {name}.',
  'login.toSchedule': 'Go to the schedule',
  'login.submit': 'Log in',
  'login.forgot': 'Forgot your password?',
  'login.noAccount': 'New to the club?',
  'login.register': 'Create an account',
  'login.failed': 'Login failed. Please check your credentials.',
  'login.invalidReply': 'Invalid response from server',
  'login.required': 'Log in to see that page.',
  'login.ended': 'Your login has ended. Log in again, and your answer will be sent.',
  'login.biometric': 'Log in with fingerprint or face',
  'login.biometric.for': 'As {username}, on this device',
  'login.biometric.unsupported': 'Biometric authentication is not supported on this device',
  'login.or': 'or',

  'forgot.title': 'Reset your password',
  'forgot.intro':
    'Enter the email address for your account, and we’ll send you a link to choose a new password.',
  'forgot.submit': 'Send the link',
  'forgot.back': 'Back to login',
  'forgot.failed': 'Failed to send reset email',
} as const;
