/** Mails about accounts and their security, and sessions with few players. */
export const account = {
  'exists.subject': 'You already have an account',
  'exists.text': 'Someone just tried to create an account with this address.',
  'exists.advice':
    'If it was you, log in, or choose a new password from the login page. Otherwise, ignore this email.',
  'exists.button': 'Log in',

  'confirm.subject': 'Confirm your email address',
  'confirm.title': 'One click to go',
  'confirm.text': 'Thanks for joining {club}. Is this your email address?',
  'confirm.button': 'Confirm my address',
  'confirm.once': 'The link works once, for 24 hours.',
  'confirm.ignore': 'Didn’t sign up? Ignore this email, and nothing happens.',

  'confirm.moved.title': 'Is this your address?',
  'confirm.moved.text':
    'The club has set this as the email address of your {club} account. Please confirm that it’s yours.',
  'confirm.moved.ignore': 'If you don’t have an account with us, you can ignore this email.',

  'welcome.subject': 'Welcome to {club}',
  'welcome.title': 'Welcome to the club',
  'welcome.text': 'Your account is ready. We play every Saturday, all levels together.',
  'welcome.how': 'Bring shoes, water and a good attitude.',

  'reset.subject': 'Reset your password',
  'reset.title': 'Choose a new password',
  'reset.text': 'Someone, most likely you, asked to reset the password for your account.',
  'reset.button': 'Choose a new password',
  'reset.once': 'The link works once, for one hour. Until you use it, your current password still works.',
  'reset.ignore': 'If it wasn’t you, ignore this email.',

  'passwordChanged.subject': 'Your password has been changed',
  'passwordChanged.text':
    'The password for your account was just changed, and every other device was logged out.',
  'passwordChanged.notYou': 'If it wasn’t you, reset your password now and write to us.',
  'passwordChanged.button': 'Go to the login page',

  'emailChanged.subject': 'Your email address has been changed',
  'emailChanged.title': 'A new address for your account',
  'emailChanged.text': 'The email address for your account is now:',
  'emailChanged.label': 'New address:',
  'emailChanged.notYou':
    'Emails about your account will go there. If it wasn’t you, write to us right away: {email}.',
  'emailChanged.notYouAsk':
    'Emails about your account will go there. If it wasn’t you, tell the organizer right away.',

  'deleted.subject': 'Your account has been deleted',
  'deleted.text':
    'Your account and your personal data are gone. The law asks us to keep payment records, without your name.',
  'deleted.back': 'It was great playing with you. You’re welcome back any time.',

  'goOrNoGo.subject': 'Play or cancel on {date}?',
  'goOrNoGo.title': 'Too few players so far',
  'goOrNoGo.text':
    '{attending, plural, =0 {No one is} one {# person is} other {# people are}} in, and the club wants at least {minPlayers}.',
  'goOrNoGo.advice':
    'Decide on the page whether the session goes ahead: one tap is enough. If you cancel it, everyone who said yes or is waiting is told.',
  'goOrNoGo.button': 'Play or cancel',
  'lowCapacity.subject': 'Few players on {date}: {attending} of {capacity}',
  'lowCapacity.title': 'Few players so far',
  'lowCapacity.text': '{attending, plural, one {# player is} other {# players are}} in, out of {capacity}.',
  'lowCapacity.advice': 'You can write to members, or cancel the session while there’s time.',
  'lowCapacity.button': 'Write to members',
  'lowCapacity.manage': 'See the session',

  'exists.textMove':
    'Someone has just tried to move their account to this address, which already has an account of its own.',

  'newEmail.subject': 'Confirm your new email address',
  'newEmail.title': 'Is this your new address?',
  'newEmail.text': 'You asked us to use this address for your account with {club}. Please confirm it.',
  'newEmail.button': 'Confirm my new address',
  'newEmail.until': 'The link works once, for 24 hours. Until then your old address stays in use.',
  'newEmail.ignore': 'If you didn’t ask for this, do nothing and nothing changes.',

  'reset.ends': 'A new password logs out every device and removes your passkeys (fingerprint or face login).',

  'passwordChanged.recovered':
    'The password of your account has been reset. Every device is logged out, and the passkeys (fingerprint or face login) are removed: add yours again in your profile.',

  'wayBack.text':
    'If it wasn’t you, take your account back: this address is used again, every device is logged out, passkeys are removed and you choose a new password.',
  'wayBack.button': 'It wasn’t me: take my account back',
  'wayBack.until': 'The link works once, for 7 days.',
};
