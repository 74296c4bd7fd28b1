/** The home page, about the club, and the FAQ. */
export const en = {
  'home.meta.title': 'Pickup basketball on Saturdays in Montréal',
  'home.meta.description':
    'Saturday morning basketball at the community centre, from 10 to noon. Save your spot, bring your shoes, play.',
  'home.kicker': 'Saturdays, 10:00 AM to 12:00 PM',
  'home.title': 'Saturday is for basketball',
  'home.subtitle':
    'A full court, friendly games and a spot with your name on it. Every Saturday morning at the community centre.',
  'home.toSchedule': 'See the schedule',
  'home.toPlans': 'Compare the plans',
  'home.hello': 'Hi, {firstName}',
  'home.regular.title': 'Regular sessions',
  'home.regular.text':
    'Two hours every Saturday, all season long. Save your spot in one tap and see who’s playing before you leave home.',
  'home.levels.title': 'All levels welcome',
  'home.levels.text':
    'First game in years, or playing since you could walk: teams are mixed every week so that everyone gets good minutes.',
  'home.next.title': 'Next session',
  'home.next.full': 'This one’s full, but you can join the waiting list.',

  'about.title': 'About the club',
  'about.lead': 'Neighbours who love to play, every Saturday morning for longer than anyone can remember.',
  'about.description': 'Where we play in Montréal, what’s there, and how to get to the gym.',
  'about.who.title': 'Who we are',
  'about.who.text':
    'A pickup club: no league, no referees, no trophies. We rent the gym together, split into fair teams each week and keep the games friendly. Bring water, indoor shoes and a good attitude.',
  'about.when.title': 'When we play',
  'about.when.text': 'Every Saturday from 10:00 AM to 12:00 PM. Doors open ten minutes before.',
  'about.location.title': 'Where we play',
  'about.location.failed': 'We couldn’t load the address.',
  'about.facilities': 'Facilities',
  'about.facility.court': 'Full-size court',
  'about.facility.lockers': 'Lockers with showers',
  'about.facility.water': 'Water fountains',
  'about.facility.parking': 'Free parking',
  'about.directions': 'Get directions',
  'about.map.title': 'Map of the neighbourhood',
  'about.map.show': 'Show the map',
  'about.map.consent': 'The map comes from {provider} and loads only if you ask for it.',
  'about.map.open': 'Open in OpenStreetMap',
  'about.newTab': '(opens in a new tab)',

  'faq.title': 'Frequently asked questions',
  'faq.lead': 'Eight answers that cover nearly everything.',
  'faq.description':
    'Registration, schedule, location, equipment, level, cancellation, season pass and payment.',
  'faq.registration.q': 'How do I register?',
  'faq.registration.a':
    'Create a free account, confirm your email address, then open the schedule and save your spot in any session. You can change your answer until answers close, as the session’s page says.',
  'faq.schedule.q': 'When are the sessions?',
  'faq.schedule.a':
    'Every Saturday from 10:00 AM to 12:00 PM. The schedule shows every upcoming date, and marks the ones that are cancelled.',
  'faq.location.q': 'Where do you play?',
  'faq.location.a':
    'At a community centre in Montréal, on a full-size court, with lockers, showers, water fountains and free parking. The address and a map are on the About page.',
  'faq.equipment.q': 'What should I bring?',
  'faq.equipment.a':
    'Non-marking indoor shoes, comfortable clothes, a water bottle and, if you can, one light and one dark shirt so that we can tell the teams apart. We bring the balls.',
  'faq.level.q': 'What level do I need?',
  'faq.level.a':
    'Any level. Beginners and former college players share the court, and we mix the teams every week to keep the games close.',
  'faq.cancellation.q': 'What if I can’t make it?',
  'faq.cancellation.a':
    'Change your answer {hours, plural, =0 {before the session} one {at least # hour before the session} other {at least # hours before the session}}, so that someone on the waiting list can play. “How spots work” says who gets your spot.',
  'faq.season.q': 'How does the season pass work?',
  'faq.season.a':
    'It covers about three months of Saturdays for one price, and saves a spot for you at each of them, until you release it. The Plans page shows what it saves right now. {credited, select, yes {A date that you release {hours, plural, =0 {before it starts} one {at least # hour before} other {at least # hours before}} is credited to you, once the pass is paid; other missed sessions aren’t refunded.} other {Missed sessions aren’t refunded.}}',
  'faq.payment.q': 'How do I pay?',
  'faq.payment.a':
    'By Interac e-transfer. Once you’ve saved your spot or bought a season pass, we show you the address, the amount and the message to include, ready to copy.',
  'faq.more': 'Another question?',
  'faq.write': 'Write to us',

  'spots.title': 'How spots work',
  'spots.lead': 'Who gets a spot, when, and what happens when one opens up.',
  'spots.description':
    'Answers, season passes, the waiting list, guests and payment: the club’s rules on one page.',
  'spots.failed': 'We couldn’t load the club’s rules',
  'spots.answers.title': 'Your answer',
  'spots.answers.closes':
    'You can answer, and change your answer, from the day a session is announced until {minutes, plural, =0 {it starts} one {# minute before it starts} other {# minutes before it starts}}.',
  'spots.answers.deadline':
    'If you can’t make it, please say so {hours, plural, =0 {before it starts} one {at least # hour before} other {at least # hours before}}, so that someone else can play.',
  'spots.passes.title': 'Season passes',
  'spots.passes.hold': 'A pass saves you a spot at every session on its dates, without asking.',
  'spots.passes.release':
    '“Not going” releases a date with one tap. You can take it back while spots last, and you’re then ahead of everyone without a pass.',
  'spots.passes.more':
    'When a session has fewer spots than passes, whoever bought first is in, and the others are first on the waiting list.',
  'spots.passes.number':
    'A season may have a limited number of passes. Every pass with dates in it counts, and those who queue for one come first.',
  'spots.line.title': 'The waiting list',
  'spots.line.order': 'Spots go to the list in this order:',
  'spots.line.pass': 'Season pass holders.',
  'spots.line.missedOut': '★ Those who waited in vain for the session before: one step ahead.',
  'spots.line.time': 'Everyone else, by the time they joined.',
  'spots.offers.title': 'When a spot opens up',
  'spots.offers.given':
    'Until {hours, plural, one {# hour} other {# hours}} before the session, the first on the list gets it right away. If you’d rather be asked first, say so in your profile.',
  'spots.offers.asked':
    'After that we ask first, and hold the spot, at most until answers close: {long, plural, one {# hour} other {# hours}} when there are more than {more} hours left, {middle} minutes when there are more than {less, plural, one {# hour} other {# hours}} left, and {short} minutes after that. Without an answer, the next person is asked.',
  'spots.offers.night':
    'No one is asked between {from} and {until} while there are more than {hours} hours left.',
  'spots.offers.call':
    'In the last {hours} hours we ask everyone who waits at once, and the first yes gets the spot. If no one says yes in time, it’s open to newcomers too.',
  'spots.offers.newcomers': 'As long as someone waits for it, a spot isn’t open to newcomers.',
  'spots.guests.title': 'Guests',
  'spots.guests.text':
    'You can bring {guests, plural, one {# guest} other {# guests}} to a session that you play in, as long as no one is waiting. {guests, plural, one {You pay the session’s price for your guest, and can remove them without giving up your own spot. “Not going” gives up your guest’s spot too.} other {You pay the session’s price for each, and can remove a guest without giving up your own spot. “Not going” gives up your guests’ spots too.}}',
  'spots.few.title': 'Too few players',
  'spots.few.text':
    'If {minPlayers, plural, one {no one is} other {fewer than # people are}} in {hours} hours before a session, we ask those who haven’t answered, and the organizers decide whether it’s on. If it’s cancelled, everyone who is in or waits gets an email.',
  'spots.money.title': 'Payment',
  'spots.money.dropIn':
    'Drop-in is {price} a session right now; the session’s page shows its price. It’s due by Interac e-transfer once you have a spot.',
  'spots.money.pass': 'With a season pass, the sessions on its dates are included.',
  'spots.money.late':
    'Cancelling is free until {hours, plural, one {# hour before} other {# hours before}}. After that you still owe the price, unless someone takes your spot; then you owe nothing. The same goes for your guests.',
  'spots.money.free':
    'A cancellation is free within {graceMinutes} minutes of your own yes, unless the waiting list had given you the spot or you had already cancelled too late, and for a day after the club moves the session. If the club cancels, no one owes anything.',
  'spots.money.released':
    'A date of your season pass that you release {hours, plural, =0 {before the session} one {at least # hour before} other {at least # hours before}}, and don’t take back, is credited to you once answers close and the pass is paid: what you paid for it, divided by its Saturdays from the day you bought it.',
  'spots.money.unpaid':
    'If someone is waiting, a spot that isn’t paid in full {hours} hours after the yes goes to them, by day and until {deadline, plural, =0 {answers close} one {# hour before the session} other {# hours before the session}}; a part paid becomes your credit. We remind you at least {noticeHours} hours before. “I’ve sent it” gives you {sentDays} days, once.',
  'spots.emails.title': 'Emails',
  'spots.emails.text':
    'We email you about changes of your spot, with a calendar entry when you’re in, unless the club or you have switched these emails off. You choose yours in your profile.',
} as const;
