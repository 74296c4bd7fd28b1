/** How to pay, and the payments made. */
export const payments = {
  'pay.title': 'How to pay',
  'pay.intro': 'Send an Interac e-transfer from your bank’s site or app. Copy each line with one tap.',
  'pay.to': 'Send to',
  'pay.amount': 'Amount',
  'pay.reference': 'Write in the message',
  'pay.after':
    'Your payment is marked as received once an organiser has seen it, usually before the session.',
  'payments.title': 'My payments',
  'payments.failed': 'Your payments could not be loaded',
  'payments.none.text': 'Payments appear here once you take a place or a season pass.',
  'payments.reference': 'Reference {reference}',
} as const;
