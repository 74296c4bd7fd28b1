/** The questions that people ask, and how spots are given; each page brings them along. */
export const en = {
  'faq.title': 'Frequently asked questions',
  'faq.lead': 'Short answers.',
  'faq.description':
    'Registration, schedule, location, equipment, level, cancellation, season pass and payment.',
  'faq.registration.q': 'How do I register?',
  'faq.registration.a':
    'Create a free account, confirm your email address, then pick a session on the schedule.',
  'faq.schedule.q': 'When are the sessions?',
  'faq.schedule.a': '{when}. The schedule shows the upcoming dates.',
  'faq.location.q': 'Where do you play?',
  'faq.location.a': 'The address and a map are on the About page.',
  'faq.equipment.q': 'What should I bring?',
  'faq.equipment.a':
    'Non-marking indoor shoes, water and, if you can, one light and one dark shirt. We bring the rest.',
  'faq.level.q': 'What level do I need?',
  'faq.level.a': 'Any level. We mix the teams every week to keep the games close.',
  'faq.cancellation.q': 'What if I can’t make it?',
  'faq.cancellation.a':
    'Tap “Not going” {hours, plural, =0 {before the session} one {at least # hour before the session} other {at least # hours before the session}}, so that someone else can play.',
  'faq.season.q': 'How does the season pass work?',
  'faq.season.a':
    'One price for about three months, and your spot is saved every week. {credited, select, yes {A date that you free {hours, plural, =0 {before it starts} one {at least # hour before} other {at least # hours before}} is credited to you if the pass is paid; other missed sessions aren’t refunded.} other {Missed sessions aren’t refunded.}}',
  'faq.payment.q': 'How do I pay?',
  'faq.payment.a':
    'By Interac e-transfer. We show you the amount, the address and the message, ready to copy.',
  'faq.more': 'Another question?',
  'faq.write': 'Write to us',

  'spots.title': 'How spots work',
  'spots.lead': 'Who gets a spot, and when. Open a rule for more.',
  'spots.description':
    'Answers, season passes, the waiting list, guests and payment: the club’s rules on one page.',
  'spots.failed': 'We couldn’t load the club’s rules',
  'spots.answers':
    'Answer until {minutes, plural, =0 {the session starts} one {# minute before it starts} other {# minutes before it starts}}.',
  'spots.answers.change': 'Change your answer as often as you like until then.',
  'spots.cancelling':
    'Can’t come? Free your spot {hours, plural, =0 {before it starts} one {at least # hour ahead} other {at least # hours ahead}}.',
  'spots.cancelling.why': 'Someone on the waiting list can then plan to play.',
  'spots.cancelling.late':
    'After that you still owe the price, unless someone takes your spot. The same goes for your guests.',
  'spots.cancelling.free':
    'It’s free within {graceMinutes} minutes of your own yes, unless the waiting list gave you the spot or you had already cancelled too late, and for a day after the club moves the session. If the club cancels, no one owes anything.',
  'spots.passes': 'A season pass saves your spot every week.',
  'spots.passes.free':
    '“Not going” frees a date. You can take it back while spots last, ahead of everyone without a pass.',
  'spots.passes.more':
    'More passes than spots? Whoever bought first is in; the others are first on the waiting list.',
  'spots.passes.credited':
    'A date that you free {hours, plural, =0 {before it starts} one {at least # hour ahead} other {at least # hours ahead}} becomes credit when it’s too late to answer, if the pass is paid: what you paid, divided by its dates from the day you bought it.',
  'spots.waiting': 'Full? Join the waiting list.',
  'spots.waiting.pass': 'Season pass holders come first.',
  'spots.waiting.missedOut': '★ Whoever waited in vain last time moves one step ahead.',
  'spots.waiting.time': 'Then everyone, by the time they joined.',
  'spots.offers': 'A spot opens up? The first on the list gets it.',
  'spots.offers.given':
    'Up to {hours, plural, one {# hour} other {# hours}} before the session it’s theirs right away, unless they’ve asked to be asked first.',
  'spots.offers.asked':
    'After that we ask, and save the spot for {long, plural, one {# hour} other {# hours}} when more than {more} hours are left, {middle} minutes when more than {less, plural, one {# hour is} other {# hours are}} left, then {short} minutes. No answer? We ask the next person.',
  'spots.offers.night': 'We ask no one between {from} and {until} while more than {hours} hours are left.',
  'spots.offers.call':
    'In the last {hours} hours we ask everyone who waits: first yes wins. If no one says yes, it’s open to all.',
  'spots.offers.newcomers': 'While someone waits for it, a spot isn’t open to others.',
  'spots.guests': 'Bring {guests, plural, one {a guest} other {up to # guests}} while there’s room.',
  'spots.guests.more':
    'Not while someone is waiting. You pay the session’s price for {guests, plural, one {your guest} other {each guest}}, and can take a guest off without losing your own spot. “Not going” frees your {guests, plural, one {guest’s spot} other {guests’ spots}}, too.',
  'spots.noShows': 'Can’t come? Free your spot.',
  'spots.noShows.more':
    'Whoever misses {limit, plural, one {a session} other {# sessions}} within {withinDays} days without doing so can answer only in the last {lastHours} hours for {days} days. We write before it comes to that.',
  'spots.few': 'Too few players? The organizers decide.',
  'spots.few.more':
    'If {minPlayers, plural, one {no one is} other {fewer than # people are}} in {hours} hours before, we ask those who haven’t answered.',
  'spots.money': 'Drop-in is {price}, by Interac e-transfer.',
  'spots.money.due': 'You owe it once you have a spot; the session’s page shows its price.',
  'spots.money.pass': 'A season pass includes the sessions on its dates.',
  'spots.money.unpaid':
    'If someone is waiting, a spot that isn’t paid in full {hours} hours after the yes goes to them, by day and until {deadline, plural, =0 {it’s too late to answer} one {# hour before the session} other {# hours before the session}}; what you’ve paid of it becomes your credit. We remind you at least {noticeHours} hours before. “I’ve sent it” gives you {sentDays} days, once.',
  'spots.emails': 'We email you when your spot changes.',
  'spots.emails.more': 'With a calendar entry when you’re in. Choose your emails in your profile.',
} as const;
