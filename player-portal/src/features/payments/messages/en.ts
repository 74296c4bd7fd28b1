/** What is owed, and how to pay. */
export const en = {
  'pay.title': 'How to pay',
  'pay.to': 'Send to',
  'pay.ask': 'Ask the organizer how to pay.',
  'pay.reference': 'Message to include',
  'pay.owed': 'You owe {amount}',
  'pay.part': '{paid} of {amount} received',
  'pay.credit': 'Your credit: {amount}',
  'pay.creditUsed': 'Your credit paid {used}. Credit left: {left}.',
  'pay.creditReturned':
    'The {returned} you paid is credit now, and pays for what you owe. Credit left: {left}.',
  'pay.do': 'Pay',
  'pay.doNamed': 'Pay {amount}',
  'pay.included': 'Season pass',
} as const;
