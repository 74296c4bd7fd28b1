/** The queue for season passes. */
export const passQueue = {
  'passOffer.subject': 'A season pass is waiting for you: {season}',
  'passOffer.subjectOver': 'Your season pass offer has ended: {season}',
  'passOffer.title': 'It’s your turn',
  'passOffer.titleOver': 'The pass is no longer kept for you',
  'passOffer.text':
    'A season pass has become free, and you’re first in the queue. We’re keeping it for you until {date} at {time}.',
  'passOffer.textOver':
    'You didn’t take the season pass in time, so it’s open to others. If one is left you can still get it, and otherwise join the queue again.',
  'passOffer.next':
    'If you don’t want it, you don’t have to do anything. You can also leave the queue on that page, so that the next person gets it sooner.',
  'passOffer.button': 'Get my season pass',
};
