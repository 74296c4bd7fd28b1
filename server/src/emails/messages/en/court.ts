/** Sessions, answers for them, and news of the club. */
export const court = {
  'attendanceReminder.subject': 'Will you be there on {date}?',
  'attendanceReminder.subjectNone': 'Next session at {club}',
  'attendanceReminder.title': 'Will you be there?',
  'attendanceReminder.titleYes': 'You’re in',
  'attendanceReminder.text': 'One click is all it takes, no need to log in.',
  'attendanceReminder.textFull':
    'No spot is free. If you aren’t on the waiting list yet, you can join it, or let us know you’re not going.',
  'attendanceReminder.textYes': 'If your plans have changed, let us know so that someone else can play.',
  'attendanceReminder.none':
    'No session is open right now. Upcoming sessions show up on the schedule as soon as they’re set.',
  'attendanceReminder.yes': 'I’m in',
  'attendanceReminder.no': 'Not going',

  'attendanceConfirmation.subject': 'You’re in for {date}',
  'attendanceConfirmation.subjectNo': 'You’re not going on {date}',
  'attendanceConfirmation.subjectNone': 'Your answer for the next session',
  'attendanceConfirmation.title': 'See you on the court',
  'attendanceConfirmation.titleNo': 'Maybe next time',
  'attendanceConfirmation.text': 'You’re in.',
  'attendanceConfirmation.textNo': 'We’ve noted that you’re not going. Thanks for letting us know.',
  'attendanceConfirmation.none': 'We don’t have an answer from you for an upcoming session.',
  'attendanceConfirmation.button': 'See my sessions',

  'attendanceUpdate.subject': 'Your answer for {date} has changed',
  'attendanceUpdate.title': 'Your answer has changed',
  'attendanceUpdate.no': 'You’re not going. Your spot is open to others.',

  'lowAttendance.subject': 'We are short of players on {date}',
  'lowAttendance.subjectNone': 'We are short of players',
  'lowAttendance.title': 'We need you',
  'lowAttendance.text':
    'Only {attending, plural, one {# player has} other {# players have}} said yes so far. With a few more, we have a game.',
  'lowAttendance.textNone': 'The upcoming sessions are short of players. With a few more, we have a game.',

  'facilityUpdate.subject': 'News about the gym',
  'facilityUpdate.text': 'Something is changing where we play. Please read this before your next session.',
  'facilityUpdate.where': 'Where we play',
  'facilityUpdate.button': 'About the gym',

  'scheduleChange.subject': 'Schedule change',
  'scheduleChange.subjectCancelled': 'Cancelled: session on {date}',
  'scheduleChange.subjectMoved': 'Changed: session on {date}',
  'scheduleChange.title': 'The schedule has changed',
  'scheduleChange.titleCancelled': 'The session is cancelled',
  'scheduleChange.text': 'Please check the upcoming sessions.',
  'scheduleChange.textCancelled': 'This session won’t be played:',
  'scheduleChange.textMoved': 'The session is now:',
  'scheduleChange.textReopened': 'This session is back on:',
  'scheduleChange.textFormer': 'It used to be:',
  'scheduleChange.coming': 'Upcoming sessions',
  'scheduleChange.none': 'No session is scheduled right now.',

  'announcement.subject': 'News from {club}',
  'announcement.title': 'News from the club',
  'announcement.text': 'There’s something new at the club. You’ll find it on our site.',
  'announcement.button': 'Visit the site',
};
