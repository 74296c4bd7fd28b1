/** The no-show rule on a card; loaded with it, for clubs that have the rule. */
export const en = {
  'noShows.from':
    'You missed sessions without freeing your spot, so you can say “I’m in” from {day} at {time}.',
  'noShows.oneMore':
    'Can’t come? Free your spot: if you miss one more session, you can answer only in the last {lastHours} hours, for {days} days.',
} as const;
