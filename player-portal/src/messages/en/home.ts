export const home = {
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
  'home.next.register': 'Save my spot',
  'home.next.waiting': 'Join the waiting list',
  'home.next.none': 'Nothing is scheduled right now. New dates show up on the schedule first.',
} as const;
