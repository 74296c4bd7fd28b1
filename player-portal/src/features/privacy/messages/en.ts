/** What the club keeps about people; English is the source. */
export const en = {
  'privacy.title': 'Privacy',
  'privacy.lead': 'What the club keeps about you, and what you can do about it.',
  'privacy.description':
    'What the club keeps about its players, why, for how long, who sees it, and how to see, correct or delete it.',
  'privacy.failed': 'We couldn’t load who is in charge',
  'privacy.inCharge.title': 'In charge of personal information',
  'privacy.inCharge.nobody': 'Whoever runs the club',
  'privacy.kept.title': 'What we keep, and why',
  'privacy.kept.account':
    'Your name, username, email address and language: to know who plays, let you log in and write to you.',
  'privacy.kept.places':
    'Your answers and notes, the first names of your guests, and whether you came: to fill each session fairly.',
  'privacy.kept.money':
    'What you owe and have paid, and what your bank’s e-transfer says (your name, its message): to keep the books.',
  'privacy.kept.logins':
    'Your logins, with the kind of device, and a log of changes to accounts: to keep them safe. Your password is kept only as a code that can’t be turned back.',
  'privacy.kept.news':
    'When you turned the club’s news on or off, and how: to be able to show that you agreed to them.',
  'privacy.kept.ratings':
    'If the club makes teams, how strong an administrator rates your game: to make fair teams.',
  'privacy.kept.nothingElse': 'Nothing else: no advertising, no statistics service, no profile of you.',
  'privacy.seen.title': 'Who sees it',
  'privacy.seen.everybody':
    'Anyone who opens the site sees the first names of who plays in the next sessions.',
  'privacy.seen.club':
    'The club’s administrators see everything but your password; whoever runs the door sees names, and who has paid.',
  'privacy.seen.others':
    'It is on the club’s server. The providers of the server and of its email carry it; no one buys it or gets it from us.',
  'privacy.time.title': 'For how long',
  'privacy.time.account':
    'As long as you have an account. Once you delete it, your name, address, answers, notes and ratings are gone.',
  'privacy.time.money': 'Amounts and dates of payments stay in the club’s books, without your name.',
  'privacy.time.mails': 'Emails we have sent you: about two weeks.',
  'privacy.time.logins': 'The log of logins: one year.',
  'privacy.time.backups': 'Backups still have what was deleted, until newer ones replace them.',
  'privacy.time.away':
    'If you don’t play, answer or log in for {years, plural, one {# year} other {# years}}, we write to you, and delete your account 30 days later unless you log in or say yes.',
  'privacy.time.transfers':
    'What your bank’s e-transfers say: at most {years, plural, one {# year} other {# years}}.',
  'privacy.time.log':
    'The log of what administrators change: {years, plural, one {# year} other {# years}}, and at least 7 years where it is about money.',
  'privacy.time.logForGood':
    'The log of what administrators change stays; what it says of you goes with your account.',
  'privacy.time.failed': 'The club may keep some of it for less time: we couldn’t load its own periods.',
  'privacy.rights.title': 'What you can do',
  'privacy.rights.see': 'See and keep it all: “Download my data” in your profile.',
  'privacy.rights.correct':
    'Correct it: your profile has your name and address; tell us about anything else.',
  'privacy.rights.forget': 'Be forgotten: “Delete my account” in your profile.',
  'privacy.rights.news': 'Stop the club’s news: in your profile, or by the link in each of these emails.',
  'privacy.rights.ask': 'Or just ask, in person or by email: we answer within 30 days.',
  'privacy.rights.complain':
    'If you aren’t satisfied, the Commission d’accès à l’information du Québec takes complaints.',
  'privacy.device.title': 'On your device',
  'privacy.device.login':
    'Your login and your latest pages, until you log out; the theme and the language you chose. No cookies follow you.',
  'privacy.device.notifications':
    'Notifications, if you turn them on, go through your browser’s maker: it learns that the club sends your device something, and when, but not what.',
  'privacy.device.map':
    'The map comes from OpenStreetMap, which learns your network address, and loads only if you ask for it.',
} as const;
