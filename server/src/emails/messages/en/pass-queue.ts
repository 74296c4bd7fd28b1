/** The queue for season passes. */
export const passQueue = {
  'passOffer.subject': 'A season pass is waiting for you: {season}',
  'passOffer.subjectOver': 'Your season pass offer has ended: {season}',
  'passOffer.title': 'It’s your turn',
  'passOffer.titleOver': 'Your offer has ended',
  'passOffer.text': 'A season pass is yours until {date} at {time}.',
  'passOffer.textOver':
    'You didn’t take the season pass in time, so it’s open to others. If one is left you can still get it, and otherwise join the waiting list again.',
  'passOffer.next':
    'Don’t want it? You don’t have to do anything. Leave the waiting list on that page, and the next person gets it sooner.',
  'passOffer.button': 'Get my season pass',
};
