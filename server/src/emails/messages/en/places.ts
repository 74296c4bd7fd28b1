/** Spots, the waiting list and guests. */
export const places = {
  'place.subject': 'Session on {date}',
  'place.deadline': 'Can’t come? Tell us {today, select, yes {by {time} today} other {by {day} at {time}}}.',
  'place.late': 'Can’t come any more? Please tell us right away.',
  'place.noCosts':
    'From {today, select, yes {{time} today} other {{day} at {time}}} on, not going costs {price}, unless someone takes your spot.',
  'place.noCostsNow': 'Not going now costs {price}, unless someone takes your spot.',
  'place.lateDue':
    'Cancelled late: {price} stays due, unless someone takes the spot. We’ll email you if someone does.',
  'place.latePaid':
    'Cancelled late: the {price} you paid isn’t given back, unless someone takes the spot. We’ll email you if someone does.',
  'place.included': 'Included in your season pass.',
  'place.guestsLost':
    '{count, plural, one {The spot of your guest is} other {The spots of your guests are}} open to others, too: {names}.',
  'place.order':
    'You’re {position, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} on the waiting list.',
  'place.turn': 'We’ll email you as soon as it’s your turn.',
  'place.turnUnmailed':
    'Emails about spots are switched off, so look at the site to see when it’s your turn.',

  'calendar.title': 'Basketball at {club}',

  'placeConfirmed.subjectLine': 'A spot opened up: you’re in for {date}',
  'placeConfirmed.subjectAdministrator': 'The club saved you a spot on {date}',
  'placeConfirmed.title': 'You’re in!',
  'placeConfirmed.person': 'Your spot is saved.',
  'placeConfirmed.pass': 'Your season pass covers this date, so your spot is saved.',
  'placeConfirmed.administrator': 'The club has saved you a spot.',
  'placeConfirmed.line': 'A spot opened up, and it’s yours.',
  'placeConfirmed.guests': '{count, plural, one {Your guest} other {Your guests}}: {names}',

  'placeDeclined.subjectAdministrator': 'You no longer have a spot on {date}',
  'placeDeclined.title': 'You’re not going',
  'placeDeclined.titleOther': 'Your spot is open to others',
  'placeDeclined.person': 'Thanks for letting us know.',
  'placeDeclined.administrator': 'The club has taken you off the list of players for this session.',
  'placeDeclined.pass': 'Your season pass doesn’t cover this date any more, so your spot is open to others.',
  'placeDeclined.back': 'Changed your mind? Come back while a spot is left.',

  'placeOffered.subject':
    'A spot for you on {date}: answer {today, select, yes {by {time} today} other {by {day} at {time}}}',
  'placeOffered.subjectCall': 'A spot opened up on {date}: the first yes gets it',
  'placeOffered.title': 'Do you want to play?',
  'placeOffered.held':
    'It’s your turn: the spot is yours {today, select, yes {until {time} today} other {until {day} at {time}}}.',
  'placeOffered.call': 'A spot opened up for everyone who waits. First yes wins.',
  'placeOffered.price': 'It costs {price}. You owe nothing unless you say yes.',
  'placeOffered.late':
    '{isPaid, select, yes {You’ve already paid} other {You already owe}} {price} for this session because you cancelled late. This spot costs nothing more.',
  'placeOffered.nothingToPay': 'You have nothing to pay for it.',
  'placeOffered.otherwise': 'No answer? It goes to the next person.',

  'offerPassed.title': 'Your time to answer has run out',
  'offerPassed.title.taken': 'Someone else was quicker',
  'offerPassed.title.unanswered': 'The spot is still free',
  'offerPassed.title.withdrawn': 'The spot is no longer free',
  'offerPassed.text':
    'The spot is open to others, and you’re off the waiting list. If one is left you can still save it, and otherwise join the list again.',
  'offerPassed.text.taken': 'The spot is taken. You’re still on the waiting list.',
  'offerPassed.text.unanswered':
    'No one has taken it, so the first yes gets it now. You’re still on the waiting list.',
  'offerPassed.text.withdrawn': 'You’re still on the waiting list, and keep your turn.',

  'waitingJoined.title': 'You’re on the waiting list',

  'waitingLeft.subjectAdministrator': 'You’re off the waiting list for {date}',
  'waitingLeft.title': 'You’re off the waiting list',
  'waitingLeft.person': 'You’ve left the waiting list for this session.',
  'waitingLeft.administrator': 'The club has taken you off the waiting list for this session.',
  'waitingLeft.pass':
    'Your season pass doesn’t cover this date any more, so you’re off the waiting list for this session.',
  'waitingLeft.back': 'You can come back from the schedule.',

  'lateForgiven.subject': 'Cancelled late, free after all: {date}',
  'lateForgiven.title': 'Your late cancellation is free after all',
  'lateForgiven.taken': 'Someone took your spot, so you don’t owe anything for it.',
  'lateForgiven.takenGuest': 'Someone took the spot of your guest {guest}, so you don’t owe anything for it.',
  'lateForgiven.club': 'You don’t owe anything for the spot that you gave up.',
  'lateForgiven.clubGuest': 'You don’t owe anything for the spot of your guest {guest}.',

  'unpaidReminder.subject': 'Your spot on {date} isn’t paid yet',
  'unpaidReminder.title': 'Is your payment on its way?',
  'unpaidReminder.text':
    'Your spot isn’t paid in full yet. From {today, select, yes {{time} today} other {{day} at {time}}} on, it may go to someone on the waiting list.',

  'placeLapsed.subject': 'Your spot on {date} went to someone else',
  'placeLapsed.title': 'Your spot went to someone else',
  'placeLapsed.text':
    'It wasn’t paid, and someone was waiting. You don’t owe anything for it. Still want to play? Join the waiting list.',

  'guestAdded.title': '{guest} is in',
  'guestAdded.text': 'A spot is saved for your guest {guest}.',
  'guestDropped.title': '{guest} isn’t coming',
  'guestDropped.text': 'Your guest {guest} is off the list. Your own spot is still saved.',
  'guestDropped.administrator':
    'The club has taken your guest {guest} off the list. Your own spot is still saved.',
};
