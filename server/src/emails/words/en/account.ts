/** Mails about an account, and a place that came free. */
export const account = {
  'exists.subject': 'You already have an account',
  'exists.title': 'You already have an account',
  'exists.text': 'Somebody has just tried to open an account with this address, which already has one.',
  'exists.advice': 'If it was you, log in, or choose a new password there. Otherwise there is nothing to do.',
  'exists.button': 'Log in',

  'confirm.subject': 'Confirm your e-mail address',
  'confirm.title': 'One click and you are in',
  'confirm.text': 'Thank you for joining {club}. Please confirm that this is your e-mail address.',
  'confirm.button': 'Confirm my address',
  'confirm.once': 'The link works once, for 24 hours.',
  'confirm.ignore': 'If you have not registered, do nothing: without confirmation the account stays closed.',

  'welcome.subject': 'Welcome to {club}',
  'welcome.title': 'Welcome to the club',
  'welcome.text':
    'Your address is confirmed and your account is open. We play every Saturday, all levels together.',
  'welcome.how': 'Say yes to a session and your place is kept. Bring shoes, water and good humour.',
  'welcome.button': 'See the schedule',

  'reset.subject': 'Reset your password',
  'reset.title': 'Choose a new password',
  'reset.text': 'Somebody, most likely you, asked to reset the password of your account.',
  'reset.button': 'Choose a new password',
  'reset.once': 'The link works once, for one hour. Until then your present password still works.',
  'reset.ignore': 'If it was not you, do nothing and nothing changes.',

  'passwordChanged.subject': 'Your password has been changed',
  'passwordChanged.title': 'Your password has been changed',
  'passwordChanged.text':
    'The password of your account has just been changed, and every device is logged out.',
  'passwordChanged.notYou': 'If it was not you, reset the password now and write to us.',
  'passwordChanged.button': 'Go to the login page',

  'emailChanged.subject': 'Your e-mail address has been changed',
  'emailChanged.title': 'A new address for your account',
  'emailChanged.text': 'The e-mail address of your account is now another one:',
  'emailChanged.label': 'New address:',
  'emailChanged.notYou':
    'Mails about your account will go there. If it was not you, write to us at once: {email}.',

  'deleted.subject': 'Your account has been deleted',
  'deleted.title': 'Your account has been deleted',
  'deleted.text':
    'Your account and what it knew of you are gone. As the law asks of us, records of payments stay, without your name.',
  'deleted.back': 'It was good to play with you. The door of the court stays open.',

  'placeFree.subject': 'A place came free: you are in for {date}',
  'placeFree.title': 'You are in!',
  'placeFree.text': 'A place came free and you were the first on the waiting list, so it is yours.',
  'placeFree.decline': 'If you cannot come any more, please say so: the next in line gets the place.',
  'placeFree.button': 'I cannot come',

  'lowCapacity.subject': 'Few players on {date}: {attending} of {capacity}',
  'lowCapacity.title': 'Few have signed up',
  'lowCapacity.text':
    '{attending, plural, one {# player has} other {# players have}} said yes to the next session, of {capacity} places.',
  'lowCapacity.advice': 'You can write to the members, or cancel the session while there is time.',
  'lowCapacity.button': 'Write to the members',
  'lowCapacity.manage': 'See the session',
};
