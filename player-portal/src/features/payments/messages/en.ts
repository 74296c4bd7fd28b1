/** How to pay, and the payments made. */
export const en = {
  'pay.title': 'How to pay',
  'pay.intro': 'Send an Interac e-transfer from your bank’s site or app. Each line copies with one tap.',
  'pay.to': 'Send to',
  'pay.amount': 'Amount',
  'pay.reference': 'Message to include',
  'pay.after': 'An organizer marks your payment as received, usually before the session.',
  'pay.owed': 'You owe {amount}',
  'pay.credit': 'Your credit: {amount}',
  'pay.do': 'Pay',
  'pay.doNamed': 'Pay {amount}',
  'pay.included': 'Included in your pass',
  'payments.title': 'My payments',
  'payments.failed': 'We couldn’t load your payments',
  'payments.none.text': 'Payments show up here once you save a spot or get a season pass.',
  'payments.reference': 'Reference {reference}',
} as const;
