/** Unsubscribing from e-mails. */
export const en = {
  'unsubscribe.title': 'Unsubscribe from club emails',
  'unsubscribe.description': 'Stop everything except messages about your own spots and payments.',
  'unsubscribe.text':
    'You’ll no longer get reminders and announcements. You’ll still get messages about your own account, spots and payments.',
  'unsubscribe.other':
    'You’re logged in as {name}. This link is another person’s, and turns the emails off for them.',
  'unsubscribe.do': 'Unsubscribe',
  'unsubscribe.done.title': 'You’re unsubscribed',
  'unsubscribe.failed': 'We couldn’t unsubscribe you. Please try again.',
  'unsubscribe.missing': 'This unsubscribe link is incomplete. Please use the link in the email.',
} as const;
