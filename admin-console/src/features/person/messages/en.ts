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
  'person.emails.skipped': 'Skipped',
  'person.emails.skippedFor.superseded': 'a later email says it',
  'person.emails.skippedFor.cancelled': 'the session was cancelled',
  'person.emails.skippedFor.switchedOff': 'this kind of email is switched off',
  'person.emails.skippedFor.unreached': 'suspended, unsubscribed, or no confirmed address',
  'person.emails.skippedFor.outdated': 'it was no longer true',
  'person.news': 'Club news',
  'person.news.none': 'Nothing noted yet.',
  'person.news.registration': '{given, select, yes {On: they signed up} other {Off when they signed up}}',
  'person.news.invitation':
    '{given, select, yes {On: they accepted an invitation} other {Off when they accepted an invitation}}',
  'person.news.administrator':
    '{given, select, yes {On: an administrator added them} other {Off when an administrator added them}}',
  'person.news.profile':
    '{given, select, yes {Turned on in their profile} other {Turned off in their profile}}',
  'person.news.link': '{given, select, yes {Turned on by a link} other {Turned off by the link in an email}}',
  'person.news.before':
    '{given, select, yes {On when the site began to note this} other {Off when the site began to note this}}',
  'person.news.hint':
    'Under Canada’s anti-spam law, joining the club is implied consent to its news, as long as they are a member and haven’t turned it off. Turning the news on in the profile is express consent.',
  'person.changes': 'Audit log',
  'person.changes.none': 'Nothing has been changed yet.',
  'person.walkIn': 'Came without an account.',
  'person.merge': 'Merge',
  'person.merge.title': 'Who is {name}?',
  'person.merge.into': 'Account',
  'person.merge.note': 'Sessions, payments and references go to this account. This cannot be undone.',
  'person.merge.done': '{name} is merged with {other}',
  'person.merge.failed': 'We couldn’t merge them',
  'person.history.failed': 'Failed to load the history',
} as const;
