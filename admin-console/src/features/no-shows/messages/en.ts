/** Who misses sessions without freeing the spot. */
export const en = {
  'noShows.title': 'No-shows',
  'noShows.count':
    '{count, plural, =0 {None} one {# session missed} other {# sessions missed}} within {within} days.',
  'noShows.until': 'Until {until}, they can answer only in the last {hours} hours.',
  'noShows.waive': 'Let them off',
  'noShows.ask': 'Let {name} off?',
  'noShows.reason': 'Reason',
  'noShows.waived': 'What {name} missed no longer counts',
  'noShows.failed': 'Failed to save',
} as const;
