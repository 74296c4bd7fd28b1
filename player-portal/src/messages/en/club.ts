/** About, and the questions people ask. */
export const club = {
  'about.title': 'About the club',
  'about.lead': 'Neighbours who like to play, every Saturday morning since nobody remembers exactly when.',
  'about.description': 'Where we play in Montréal, what is there, and how to get to the gym.',
  'about.who.title': 'Who we are',
  'about.who.text':
    'A pickup club: no league, no referees, no trophies. We rent the gym together, make fair teams on the spot and keep the games friendly. Bring water, indoor shoes and good humour.',
  'about.when.title': 'When we play',
  'about.when.text': 'Every Saturday from 10:00 AM to 12:00 PM. Doors open ten minutes before.',
  'about.location.title': 'Where we play',
  'about.location.failed': 'The address could not be loaded.',
  'about.facilities': 'Facilities',
  'about.facility.court': 'Full-size court',
  'about.facility.lockers': 'Lockers with showers',
  'about.facility.water': 'Water fountains',
  'about.facility.parking': 'Free parking',
  'about.directions': 'Get directions',
  'about.map.title': 'Map of the neighbourhood',
  'about.map.show': 'Show the map',
  'about.map.consent': 'The map comes from {provider} and is only loaded when you ask for it.',
  'about.map.open': 'Open in OpenStreetMap',
  'about.newTab': '(opens in a new tab)',

  'faq.title': 'Frequently asked questions',
  'faq.lead': 'Eight answers that cover nearly everything.',
  'faq.description':
    'Registration, schedule, location, equipment, level, cancellation, season pass and payment.',
  'faq.registration.q': 'How do I register?',
  'faq.registration.a':
    'Create a free account, confirm your e-mail address, then open the schedule and take a place in the session you like. You can say yes or no until the session starts.',
  'faq.schedule.q': 'When are the sessions?',
  'faq.schedule.a':
    'Every Saturday from 10:00 AM to 12:00 PM. The schedule shows every coming date, and says so when one is cancelled.',
  'faq.location.q': 'Where do you play?',
  'faq.location.a':
    'At a community centre in Montréal, on a full-size court, with lockers, showers, water fountains and free parking. The address and a map are on the About page.',
  'faq.equipment.q': 'What should I bring?',
  'faq.equipment.a':
    'Indoor shoes that leave no marks, comfortable clothes, a water bottle and, if you can, one light and one dark shirt for the teams. We have the balls.',
  'faq.level.q': 'What level do I need?',
  'faq.level.a':
    'None in particular. Beginners and former college players share the court; teams are mixed each week so that games stay close.',
  'faq.cancellation.q': 'What if I can’t come after all?',
  'faq.cancellation.a':
    'Change your answer at least 24 hours before the session, so that somebody on the waiting list can play. The first in line gets your place and is told by e-mail.',
  'faq.season.q': 'How does the season pass work?',
  'faq.season.a':
    'It covers about three months, costs over 40% less than paying each session, guarantees your spot and lets you register first. Sessions that you miss are not refunded.',
  'faq.payment.q': 'How do I pay?',
  'faq.payment.a':
    'By Interac e-transfer. After you take a place or a season pass, we show the address, the amount and the message to write, each ready to copy.',
  'faq.more': 'Another question?',
  'faq.write': 'Write to us',
} as const;
