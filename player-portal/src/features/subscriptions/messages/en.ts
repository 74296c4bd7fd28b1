/** The plans, choosing one, and the season pass. */
export const en = {
  'plan.title': 'Plans',
  'plan.lead': 'Play every week, or whenever you feel like it.',
  'plan.description': 'Season pass or drop-in: prices and what each includes.',
  'plan.season.name': 'Season pass',
  'plan.season.text': 'For regulars: about three months of Saturdays.',
  'plan.season.per': 'for the season',
  'plan.season.badge': 'Saves over {percent}',
  'plan.season.feature.duration': 'Covers about 3 months',
  'plan.season.feature.rate': 'Reduced rate: saves over {percent} versus drop-in',
  'plan.season.feature.priority': 'Priority registration: you’re in as soon as a Saturday is announced',
  'plan.season.feature.spot': 'A spot saved for you every Saturday, until you release it',
  'plan.dropIn.text': 'For now and then: pay only when you play.',
  'plan.dropIn.per': 'per session',
  'plan.dropIn.feature.commitment': 'No commitment',
  'plan.dropIn.feature.pay': 'Pay per session, by Interac',
  'plan.dropIn.feature.places': 'Any session with a spot left',
  'plan.dropIn.feature.waiting': 'Waiting list when a session is full',
  'plan.offer.threeMonths': 'Three months from today',
  'plan.offer.perMonths': 'for three months',
  'plan.offer.perPart': 'for what’s left of the season',
  'plan.offer.early': 'Early sale',
  'plan.offer.soldOut': 'Sold out',
  'plan.offer.left': '{count, plural, one {# pass left} other {# passes left}}',
  'plan.offer.saturdays': '{count, plural, one {# Saturday} other {# Saturdays}}',
  'plan.offer.saturdaysLeft': '{count, plural, one {# Saturday left} other {# Saturdays left}}',
  'plan.offer.sessions': '{count, plural, one {# session} other {# sessions}} to play, all announced',
  'plan.offer.sessionsSoFar':
    '{count, plural, one {# session announced so far; expect about {more} more} other {# sessions announced so far; expect about {more} more} =0 {No session announced yet; expect about {more}}}',
  'plan.offer.saves':
    '{certain, select, yes {Saves {amount} versus drop-in, if you play {count, plural, one {that session} other {all # sessions}}} other {Would save {amount} versus drop-in, if {count, plural, one {# session is held and you play it} other {# sessions are held and you play them all}}}}',
  'plan.offer.costsMore':
    '{certain, select, yes {Costs {amount} more than {count, plural, one {that session} other {all # sessions}} on drop-in} other {Would cost {amount} more than {count, plural, one {# session} other {# sessions}} on drop-in}}',
  'plan.offer.inTheWay': 'Its dates reach into {season}, whose passes are sold out.',
  'plan.offer.paysFrom':
    '{count, plural, one {Pays for itself with # game} other {Pays for itself from # games}}',
  'plan.offer.firstInLine':
    'Every spot already has a holder: you would be on the waiting list, ahead of everyone without a pass',
  'plan.login': 'Login to Register',
  'plan.loginHint': 'Please login to view plan details',

  'planSelection.title': 'Choose your plan',
  'planSelection.lead': 'You can switch at any time.',
  'planSelection.description': 'See your plan, and switch between season pass and drop-in.',
  'planSelection.current': 'Your current plan',
  'planSelection.season': 'Choose this pass',
  'planSelection.dropIn': 'Choose drop-in',
  'planSelection.season.confirm.title': 'Get the season pass?',
  'planSelection.season.confirm.text': 'It runs from {start} to {end} and costs {price}.',
  'planSelection.season.confirm.spot':
    'A spot is saved for you at each of its sessions, until you release it. Where a session is already full, you’re on its waiting list, ahead of everyone without a pass.',
  'planSelection.season.confirm.line':
    'Every spot at its sessions already has a holder: you’re on the waiting list, ahead of everyone without a pass, and get a spot when one becomes free.',
  'planSelection.season.confirm.pay':
    'What your credit doesn’t cover, you pay by Interac e-transfer: we show you how.',
  'planSelection.season.confirm.leavesQueues':
    'Its dates reach into other seasons: you leave the queue for {left}.',
  'planSelection.season.confirm.keepsQueues': 'You stay in the queue for {kept}.',
  'planSelection.season.confirm.do': 'Get the season pass',
  'planSelection.dropIn.confirm.title': 'Switch to drop-in?',
  'planSelection.dropIn.confirm.text':
    'From now on, you’ll pay for each session. {count, plural, one {Your season pass ends} other {Your # season passes end}} today, and sessions you haven’t played aren’t refunded. For a pass that isn’t paid yet, you owe the drop-in price of the sessions you’ve played with it instead.',
  'planSelection.dropIn.confirm.do': 'Switch to drop-in',
  'planSelection.done.season': 'You’re on the season pass.',
  'planSelection.done.dropIn': 'You’re on the drop-in plan.',
  'planSelection.failed': 'Failed to update plan',
  'planSelection.noUser': 'No user found',

  'subscription.lead': 'One price for every Saturday of the season.',
  'subscription.description': 'The season passes on sale, compared with drop-in, and your own.',
  'subscription.period.value': '{start} to {end}',
  'subscription.sessions': 'Sessions in the season',
  'subscription.sessions.value': '{count, plural, one {# session} other {# sessions}}',
  'subscription.remaining': 'Time remaining',
  'subscription.remaining.value':
    '{weeks, plural, one {# week} other {# weeks}}, {saturdays, plural, one {# Saturday} other {# Saturdays}}',
  'subscription.active.text':
    'A spot is saved for you at each session from {start} to {end}. Where a session is already full, you’re on its waiting list, ahead of everyone without a pass.',
  'subscription.refund':
    '{credited, select, yes {A date that you release {hours, plural, =0 {before it starts} one {at least # hour before} other {at least # hours before}} is credited to you, once the pass is paid. Other missed sessions aren’t refunded.} other {Missed sessions aren’t refunded.}}',
  'subscription.upcoming': 'Your next pass',
  'subscription.cancel': 'Cancel my subscription',
  'subscription.cancel.title': 'Cancel your season pass?',
  'subscription.cancel.text':
    '{only, select, yes {You go back to the drop-in plan right away.} other {Your other pass stays.}} If the pass you cancel isn’t paid yet, you owe the drop-in price of the sessions you’ve played with it instead; sessions you missed or haven’t played aren’t refunded.',
  'subscription.cancel.keep': 'Keep my pass',
  'subscription.cancel.done':
    'Your season pass is cancelled. {only, select, yes {You’re on the drop-in plan.} other {Your other pass stays.}}',
  'subscription.failed': 'Failed to process subscription',
  'subscription.loadFailed': 'We couldn’t load the season passes',
  'subscription.none.text':
    'The next season will be announced here. Until then, you can begin three months any day.',

  'passQueue.soldOut':
    'All the passes of {season} are sold, or kept for someone. {count, plural, =0 {When one becomes free, it’s offered to the first in the queue.} one {# person is in the queue.} other {# people are in the queue.}}',
  'passQueue.join': 'Join the queue',
  'passQueue.position': 'You’re number {position} in the queue',
  'passQueue.next':
    'When a pass becomes free, it’s kept for the first in the queue for two days: this page says so, and an email unless these emails are switched off. Then it goes to the next person.',
  'passQueue.offered': 'A pass is yours until {date} at {time}',
  'passQueue.leave': 'Leave the queue',
  'passQueue.decline': 'Let it go to the next person',
} as const;
