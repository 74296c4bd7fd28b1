/** The page of one person. */
export const en = {
  'person.next': 'Next sessions',
  'person.last': 'Last sessions',
  'person.next.none': 'No upcoming session.',
  'person.last.none': 'None yet.',
  'person.in': 'Going',
  'person.out': 'Not going',
  'person.pass.none': 'No season pass.',
  'person.money': 'Balance',
  'person.emails': 'Emails',
  'person.emails.none': 'No email yet.',
  'person.emails.sent': 'Sent',
  'person.emails.skipped': 'Not wanted',
  'person.changes': 'Audit log',
  'person.changes.none': 'Nothing has been changed yet.',
  'person.history.failed': 'Failed to load the history',
} as const;
