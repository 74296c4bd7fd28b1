/** A session's own page, to which links in a chat lead. */
export const en = {
  'shared.description': 'When and where we play, and how to get a spot.',
  'shared.join.waits': 'It’s full: join the waiting list',
  'shared.join.text': 'We’ll email you a link. Open it, and your spot is saved.',
  'shared.join.textWaits': 'We’ll email you a link. Open it, and you’re on the waiting list.',
  'shared.join.submit': 'I’m in',
  'shared.join.submitWaits': 'Join the waiting list',
  'shared.join.failed': 'We couldn’t send the link',
  'shared.member': 'I have an account',
  'shared.sent.title': 'One more step',
  'shared.sent.text': 'We’ve sent a link to {email}. Your spot is saved once you’ve opened it.',
  'shared.sent.textWaits': 'We’ve sent a link to {email}. You’re on the waiting list once you’ve opened it.',
  'shared.sent.again': 'Another address',
};
