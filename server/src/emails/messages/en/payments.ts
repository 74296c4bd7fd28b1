/** Payments and season passes. */
export const payments = {
  'paymentReminder.subject': 'Payment reminder: {total}',
  'paymentReminder.title': 'You have a payment to make',
  'paymentReminder.titleNothing': 'Nothing to pay',
  'paymentReminder.text': 'We haven’t received this yet.',
  'paymentReminder.nothing': 'You don’t owe anything right now. When you do, here’s where to send it:',
  'paymentReminder.subjectSent': 'Not received yet: {total}',
  'paymentReminder.titleSent': 'Your payment hasn’t arrived',
  'paymentReminder.textSent':
    'You told us you’ve sent this. We haven’t received it. Please check your transfer, or write to us.',
  'paymentReminder.crossed': 'If you’ve just paid, thanks! Please ignore this reminder.',

  'paymentConfirmation.subject': 'We have received your payment of {amount}',
  'paymentConfirmation.title': 'Payment received',
  'paymentConfirmation.titleNone': 'No recent payment',
  'paymentConfirmation.text': 'Thanks! Keep this email as your receipt.',
  'paymentConfirmation.none': 'We haven’t received a payment from you yet. If you’ve paid, write to us.',
  'paymentConfirmation.date': 'Received on:',
  'paymentConfirmation.method': 'Method:',
  'paymentConfirmation.reference': 'Reference:',
  'noticeMailbox.subject': 'Interac notices aren’t being read',
  'noticeMailbox.title': 'The mailbox of notices can’t be read',
  'noticeMailbox.text':
    'We haven’t been able to read the mailbox of Interac’s notices since {day}. Until we can, drop a bank statement or the notices. Once we can, we read what came in the last {days} days.',
  'noticeMailbox.subjectRead': 'Interac notices are read again',
  'noticeMailbox.titleRead': 'The mailbox of notices is read again',
  'noticeMailbox.textRead': 'What has arrived since then is imported now. Some transfers may need you.',
  'noticeMailbox.button': 'Open the Interac transfers',
  'refundSent.subject': 'Your refund of {amount} was sent',
  'refundSent.title': 'Your refund was sent',
  'refundSent.text':
    'We have sent your money back by Interac e-Transfer, to the email address of your account.',
  'refundSent.note': 'Note:',
  'method.0': 'Interac e-transfer',
  'method.1': 'Credit card',
  'method.2': 'PayPal',
  'method.3': 'Other',
  'method.4': 'Cash',

  'paymentConfirmation.subjectCredit': 'Paid with your credit: {amount}',
  'paymentConfirmation.titleCredit': 'Paid with your credit',
  'paymentConfirmation.textCredit': 'Your credit has paid for this. Your credit is {left} now.',
  'paymentConfirmation.subjectMixed': 'Paid in full: {amount}',
  'paymentConfirmation.titleMixed': 'Paid in full',
  'paymentConfirmation.textMixed':
    'This is paid now: {received} that we have received, and {used} from your credit. Keep this email as your receipt.',
  'method.credit': 'Your credit',

  'paymentReceived.text': 'Thanks! {amount} arrived on {date}.',
  'paymentReceived.paid': 'This is paid now:',
  'paymentReceived.begun': '{come} of {amount} has come for this. {rest} is left to pay:',
  'paymentReceived.credit': 'Your credit is {credit} now. It pays for what you owe next.',
  'paymentReceived.button': 'What I owe',

  'paymentPutBack.subject': 'The transfer of {amount} was put back',
  'paymentPutBack.title': 'A transfer was put back',
  'paymentPutBack.text':
    'The transfer of {amount} that arrived on {date} had been matched to you. It isn’t any more.',
  'paymentPutBack.due': 'This is due again:',
  'paymentPutBack.credit': 'Your credit is {credit} now.',
  'paymentPutBack.yours': 'If you sent it, write to us and we’ll look into it.',

  'paymentCredited.subject': 'Your credit: {amount} more',
  'paymentCredited.title': 'What you paid is your credit now',
  'paymentCredited.text': 'A payment of yours for the session of {date} isn’t needed any more.',

  'duesChanged.subject': 'What you pay for your sessions has changed',
  'duesChanged.title': 'What your sessions cost you',
  'duesChanged.included':
    'Your season pass covers {count, plural, one {this session} other {these sessions}}, so you don’t owe anything for {count, plural, one {it} other {them}} any more:',
  'duesChanged.session': 'Session:',
  'duesChanged.due':
    'No season pass covers {count, plural, one {this session, so it is} other {these sessions, so they are}} to be paid at the drop-in price:',

  'seasonReminder.subject': 'Season pass: {season}',
  'seasonReminder.subjectNone': 'The {club} season pass',
  'seasonReminder.title': 'Play the whole season',
  'seasonReminder.text': 'Pay once, and your spot is saved every Saturday, while spots last.',
  'seasonReminder.none': 'The dates and price of the next season will be announced soon.',
  'seasonReminder.name': 'Season:',
  'seasonReminder.period': 'From {start} to {end}',
  'seasonReminder.dates': 'Dates:',
  'seasonReminder.price': 'Price:',
  'seasonReminder.button': 'See the season passes',

  'seasonConfirmation.subject': 'Your season pass is confirmed',
  'seasonConfirmation.subjectNone': 'Your season pass',
  'seasonConfirmation.title': 'Your season starts here',
  'seasonConfirmation.titleNone': 'No season pass right now',
  'seasonConfirmation.text':
    'Your season pass is confirmed. Your spot is saved at each of its sessions, while spots last.',
  'seasonConfirmation.cancel':
    'Can’t come? Tell us {hours, plural, =0 {before the session} one {at least # hour before} other {at least # hours before}}. {credited, select, yes {A date that you free by then is credited to you if your pass is paid; other missed sessions aren’t refunded.} other {Missed sessions aren’t refunded.}}',
  'seasonConfirmation.leftQueues': 'You’re no longer on the waiting list for: {seasons}',
  'seasonConfirmation.keptQueues': 'You stay on the waiting list for: {seasons}',
  'seasonConfirmation.none': 'You don’t have a season pass right now. Our site shows whether any are left.',
  'seasonConfirmation.due': 'We haven’t received your payment yet. Here’s how to send it:',

  'seasonConfirmation.textWaiting':
    'Your season pass is confirmed. Some sessions are full: you’re on their waiting lists.',

  'placesHeld.subject': '{count, plural, one {# session} other {# sessions}} included in your season pass',
  'placesHeld.subjectHeld': 'Session on {date}: your spot is saved',
  'placesHeld.subjectWaiting': 'Session on {date}: you’re on the waiting list',
  'placesHeld.title': 'Your spot is saved',
  'placesHeld.titleWaiting': 'You’re on the waiting list',
  'placesHeld.text': 'Your season pass covers these sessions.',
  'placesHeld.held': 'Your spot is saved on',
  'placesHeld.waiting': 'On the waiting list, ahead of everyone without a pass',
  'placesHeld.release': 'Can’t come one day? One tap frees that spot.',

  'passEnded.subject': 'Your season pass has ended',
  'passEnded.text': 'Your season pass from {start} to {end} has been ended.',
  'passEnded.released': 'Your spot is open to others on',
};
