/** Sessions, answers for them, and news of the club. */
export const court = {
  'attendanceReminder.subject': 'Are you coming on {date}?',
  'attendanceReminder.subjectNone': 'The next session of {club}',
  'attendanceReminder.title': 'Are you in?',
  'attendanceReminder.titleYes': 'You are in',
  'attendanceReminder.text': 'One click is enough to answer, no need to log in.',
  'attendanceReminder.textYes':
    'You said yes. If your plans have changed, let us know so that somebody else can play.',
  'attendanceReminder.none':
    'No session is open at the moment. The schedule shows the next ones as soon as they are set.',
  'attendanceReminder.yes': 'I am in',
  'attendanceReminder.no': 'I cannot come',

  'attendanceConfirmation.subject': 'You are in for {date}',
  'attendanceConfirmation.subjectNo': 'You are not coming on {date}',
  'attendanceConfirmation.subjectNone': 'Your answer for the next session',
  'attendanceConfirmation.title': 'See you on the court',
  'attendanceConfirmation.titleNo': 'Next time, then',
  'attendanceConfirmation.text': 'Your place is kept.',
  'attendanceConfirmation.textNo': 'We have noted that you are not coming. Thank you for telling us.',
  'attendanceConfirmation.none': 'We have no answer of yours for a coming session.',
  'attendanceConfirmation.deadline': 'If you cannot come after all, tell us at least 24 hours before.',
  'attendanceConfirmation.button': 'See my sessions',

  'attendanceUpdate.subject': 'Your answer for {date} has changed',
  'attendanceUpdate.title': 'Your answer has changed',
  'attendanceUpdate.yes': 'You are now coming.',
  'attendanceUpdate.no': 'You are no longer coming. Your place goes to somebody else.',

  'lowAttendance.subject': 'We are short of players on {date}',
  'lowAttendance.subjectNone': 'We are short of players',
  'lowAttendance.title': 'We need you',
  'lowAttendance.text':
    'Only {attending, plural, one {# player has} other {# players have}} said yes so far. With a few more we have a game.',
  'lowAttendance.textNone': 'The coming sessions are short of players. With a few more we have a game.',

  'facilityUpdate.subject': 'News about the gymnasium',
  'facilityUpdate.title': 'News about the gymnasium',
  'facilityUpdate.text': 'Something changes where we play. Please read this before your next session.',
  'facilityUpdate.where': 'Where we play',
  'facilityUpdate.button': 'About the place',

  'scheduleChange.subject': 'Schedule change',
  'scheduleChange.subjectCancelled': 'Cancelled: session of {date}',
  'scheduleChange.subjectMoved': 'Changed: session of {date}',
  'scheduleChange.title': 'The schedule has changed',
  'scheduleChange.titleCancelled': 'The session is cancelled',
  'scheduleChange.text': 'Please check the coming sessions.',
  'scheduleChange.textCancelled': 'This session does not take place:',
  'scheduleChange.textMoved': 'This is how the session is now:',
  'scheduleChange.coming': 'Coming sessions',
  'scheduleChange.none': 'No session is planned at the moment.',
  'scheduleChange.button': 'See the schedule',

  'announcement.subject': 'News from {club}',
  'announcement.title': 'News from the club',
  'announcement.text': 'There is something new at the club. You will find it on our site.',
  'announcement.button': 'Visit the site',
};
