export const home = {
  'home.meta.title': 'Pickup basketball on Saturdays in Montréal',
  'home.meta.description':
    'Saturday morning basketball at the community centre, from 10 to noon. Book a place, bring your shoes, play.',
  'home.kicker': 'Saturdays, 10:00 AM to 12:00 PM',
  'home.title': 'Saturday is for basketball',
  'home.subtitle':
    'A full court, friendly games and a place with your name on it. Every Saturday morning at the community centre.',
  'home.toSchedule': 'See the schedule',
  'home.toPlans': 'Compare the plans',
  'home.regular.title': 'Regular sessions',
  'home.regular.text':
    'Two hours every Saturday, all season long. Say yes in one tap and know before you leave home who is playing.',
  'home.levels.title': 'All levels welcome',
  'home.levels.text':
    'First game in years or playing since you could walk: teams are mixed every week so that everybody gets good minutes.',
  'home.next.title': 'Next session',
  'home.next.full': 'This one is full. You can still join its waiting list.',
  'home.next.register': 'Take a place',
  'home.next.waiting': 'Join the waiting list',
  'home.next.none': 'No session is planned right now. New dates appear on the schedule first.',
} as const;
