/** The texts around every mail's content. */
export const frame = {
  'frame.greeting': 'Hello {firstName},',
  'frame.greetingNameless': 'Hello,',
  'frame.closing': 'See you on the court,',
  'frame.otherLanguage': 'Le français suit.',
  'frame.messageLabel': 'A message from the club',
  'frame.copyLink': 'If the button doesn’t work, copy this address into your browser:',
  'frame.why': 'You’re getting this email because you have an account with {club}.',
  'frame.whyDeleted': 'You’re getting this email because you had an account with {club}.',
  'frame.questions': 'Questions? Write to {email}.',
  'frame.schedule': 'See the schedule',
  'frame.unsubscribe': 'Unsubscribe from news',

  'session.title': 'Next session',
  'session.time': '{start} to {end}',
  'session.places': '{left, plural, one {# spot left} other {# spots left}} of {capacity}',
  'session.full':
    '{capacity, plural, one {The only spot is taken or held} other {All # spots are taken or held}}',
  'session.cancelled': 'Cancelled',
  'session.closes': 'Answers close {day} at {time}.',
  'session.price': '{price} drop-in, included in the season pass',

  'pay.subjectNone': 'Your payments to {club}',
  'pay.amount': 'Amount:',
  'pay.total': 'Total:',
  'pay.to': 'Interac e-transfer to:',
  'pay.reference': 'Message to include:',
  'pay.for': 'For:',
  'pay.dropIn': 'Session of {date}',
  'pay.dropInUndated': 'Drop-in session',
  'pay.season': 'Season pass from {date}',
  'pay.seasonUndated': 'Season pass',
  'credit.used': 'Paid with your credit: {used}. Your credit is {left} now.',
  'credit.usedPart': 'Your credit has paid {used} of the price. The rest:',
  'credit.returned':
    'The {returned} that you had paid is your credit now. It pays for what you owe. Credit left: {left}.',
  'pay.why': 'Include this reference in the transfer’s message so that we can match it to you.',
};
