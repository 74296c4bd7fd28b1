/** Confirmation of an email address; English is the source. */
export const en = {
  'resend.action': 'Resend the confirmation email',
  'resend.failed': 'We couldn’t send the confirmation email',

  'confirm.title': 'Email confirmation',
  'confirm.description': 'Confirm the email address for your account.',
  'confirm.ask': 'Is {email} your address? Your username is {username}.',
  'confirm.do': 'Yes, confirm it',
  'confirm.pending': 'Confirming your email…',
  'confirm.success.title': 'Email confirmed',
  'confirm.success.text': 'Your account is active. See you on the court!',
  'confirm.failed.title': 'Confirmation Failed',
  'confirm.failed.text': 'Failed to confirm email',
  'confirm.invalid': 'Invalid confirmation link',
  'confirm.resendHint': 'The link may have expired. We can send a new one.',
  'confirm.choose.title': 'Choose your password',
  'confirm.choose.pending': 'Opening your account…',
  'confirm.choose.submit': 'Save my password',
} as const;
