/** Payments and season passes. */
export const payments = {
  'paymentReminder.subject': 'Payment reminder: {total}',
  'paymentReminder.subjectNothing': 'Your payments to {club}',
  'paymentReminder.title': 'A payment is waiting',
  'paymentReminder.titleNothing': 'Nothing to pay',
  'paymentReminder.text':
    'We have not yet received the following. A few seconds in your bank’s application settle it.',
  'paymentReminder.nothing': 'You have nothing to pay at the moment. When you do, this is where it goes:',
  'paymentReminder.crossed': 'If you have just paid, thank you, and please forget this reminder.',

  'paymentConfirmation.subject': 'We have received your payment of {amount}',
  'paymentConfirmation.subjectNone': 'Your payments to {club}',
  'paymentConfirmation.title': 'Payment received',
  'paymentConfirmation.titleNone': 'No recent payment',
  'paymentConfirmation.text': 'Thank you! Your payment has arrived. Keep this e-mail as your receipt.',
  'paymentConfirmation.none':
    'We have no payment of yours on record yet. If you have paid, write to us and we will look for it.',
  'paymentConfirmation.date': 'Received on:',
  'paymentConfirmation.method': 'Method:',
  'paymentConfirmation.reference': 'Reference:',
  'paymentConfirmation.dropIn': 'Drop-in session',
  'paymentConfirmation.season': 'Season pass',
  'method.0': 'Interac e-transfer',
  'method.1': 'Credit card',
  'method.2': 'PayPal',
  'method.3': 'Other',

  'seasonReminder.subject': 'Registration is open: {season}',
  'seasonReminder.subjectNone': 'The season pass of {club}',
  'seasonReminder.title': 'Play the whole season',
  'seasonReminder.text':
    'With a season pass your place is guaranteed every Saturday, you register first, and each session costs less.',
  'seasonReminder.none': 'The dates and the price of the next season are on their way.',
  'seasonReminder.name': 'Season:',
  'seasonReminder.period': 'From {start} to {end}',
  'seasonReminder.dates': 'Dates:',
  'seasonReminder.price': 'Price:',
  'seasonReminder.button': 'Get my season pass',

  'seasonConfirmation.subject': 'Your season pass is confirmed',
  'seasonConfirmation.subjectNone': 'Your season pass',
  'seasonConfirmation.title': 'Your season starts here',
  'seasonConfirmation.titleNone': 'No season pass at present',
  'seasonConfirmation.text':
    'Your season pass is confirmed. Your place is guaranteed at every session of the season.',
  'seasonConfirmation.cancel':
    'Tell us at least 24 hours before when you cannot come, so that others can play.',
  'seasonConfirmation.none': 'You have no season pass at present. You can get one at any time.',
  'seasonConfirmation.due': 'Your payment has not arrived yet. This is how to send it:',
  'seasonConfirmation.button': 'See the schedule',
};
