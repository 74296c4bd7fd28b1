import type { ErrorCode } from 'shared-api/contract';

/** What each refusal says. English is the source; the sentences of spec §5 and §8 are exact. */
export const refusals = {
  validation: { title: 'Some fields are not valid', message: 'Some fields are not valid' },
  malformedJson: { title: 'Unreadable request', message: 'The request could not be read' },
  invalidConfirmationLink: { title: 'Confirmation Failed', message: 'Invalid confirmation link' },
  invalidResetLink: { title: 'Reset failed', message: 'Invalid reset link' },
  invalidRestoreLink: {
    title: 'Invalid link',
    message: 'This link has expired or has already been used. Please contact the club.',
  },
  invalidAttendanceLink: {
    title: 'Invalid confirmation link',
    message: 'This link is not valid. Log in to answer instead.',
  },
  missingAttendanceLink: {
    title: 'Invalid confirmation link',
    message: 'Invalid confirmation link. Missing required parameters.',
  },
  invalidUnsubscribeLink: { title: 'Invalid link', message: 'This unsubscribe link is not valid' },
  unknownRecipients: {
    title: 'Unknown recipients',
    message: 'Some recipients are not members of the club: {addresses}',
  },
  wrongPassword: { title: 'Wrong password', message: 'The current password is not correct' },
  biometricFailed: { title: 'Not recognised', message: 'This device could not be verified' },
  notLoggedIn: { title: 'Not logged in', message: 'Please log in to continue' },
  invalidCredentials: {
    title: 'Login failed',
    message: 'Login failed. Please check your credentials.',
  },
  emailNotConfirmed: {
    title: 'E-mail not confirmed',
    message: 'Please confirm your e-mail address first: we have sent you a link.',
  },
  accountSuspended: {
    title: 'Account suspended',
    message: 'This account is suspended. Please contact the club.',
  },
  proofNeeded: {
    title: 'Is it you?',
    message: 'For your security, please enter your password again.',
  },
  notAllowed: { title: 'Not allowed', message: 'Only an administrator may do this' },
  lastAdministrator: {
    title: 'Last administrator',
    message: 'The club needs at least one active administrator',
  },
  notFound: { title: 'Not found', message: 'There is nothing here' },
  userNotFound: { title: 'User not found', message: 'User not found' },
  sessionNotFound: { title: 'Session not found', message: 'This session does not exist' },
  seasonNotFound: { title: 'Season not found', message: 'This season does not exist' },
  noCurrentSeason: { title: 'No current season', message: 'There is no current season' },
  paymentNotFound: { title: 'Payment not found', message: 'This payment does not exist' },
  subscriptionNotFound: { title: 'Subscription not found', message: 'There is no such subscription' },
  methodNotAllowed: { title: 'Not possible', message: 'This call does not exist here' },
  passwordToChoose: {
    title: 'Choose your password',
    message:
      'Someone registered with this address more than once. Choose your password now; your username is {username}.',
  },
  usernameTaken: { title: 'Username taken', message: 'This username is already taken' },
  emailTaken: { title: 'E-mail taken', message: 'This e-mail address is already in use' },
  sessionFull: { title: 'Session full', message: 'This session is full' },
  sessionCancelled: { title: 'Session cancelled', message: 'This session is cancelled' },
  sessionCompleted: { title: 'Session over', message: 'This session is over' },
  sessionNotFull: {
    title: 'Places left',
    message: 'There are still places: you can confirm your attendance',
  },
  sessionNotOpen: { title: 'Session not open', message: 'This session is not open' },
  attendanceExists: { title: 'Already answered', message: 'You have already answered for this session' },
  attendanceMissing: { title: 'Not answered yet', message: 'You have not answered for this session yet' },
  alreadySubscribed: { title: 'Already subscribed', message: 'You already have a season pass' },
  subscriptionEnded: { title: 'Subscription ended', message: 'This subscription has already ended' },
  priceChanged: {
    title: 'Price changed',
    message: 'The price has changed. Please reload the page and try again.',
  },
  seasonNotActive: { title: 'Season not active', message: 'This season is not open for registration' },
  illegalTransition: {
    title: 'Not possible',
    message: 'A payment in this state cannot be changed to that one',
  },
  capacityBelowRegistered: {
    title: 'Not enough places',
    message: 'More players are registered than the new capacity allows',
  },
  changedMeanwhile: {
    title: 'Changed meanwhile',
    message: 'Somebody else has changed this meanwhile. Please reload and try again.',
  },
  payloadTooLarge: { title: 'Too large', message: 'The request is too large' },
  unsupportedMediaType: { title: 'Unreadable request', message: 'The request must be JSON' },
  tooManyRequests: {
    title: 'Too many attempts',
    message: 'Too many attempts. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  },
  internal: { title: 'Something went wrong', message: 'Something went wrong. Please try again.' },
  unavailable: {
    title: 'Not available',
    message: 'The service is not available just now. Please try again in a moment.',
  },
} satisfies Record<ErrorCode, { title: string; message: string }>;

/** What a field is told; the sentences of spec §5 are exact. */
export const fields = {
  required: 'This field is required',
  invalid: 'This value is not valid',
  unknown: 'This field does not exist',
  minimum: 'Must be at least {limit}',
  maximum: 'Must be at most {limit}',
  minLength: 'Must be at least {limit} characters',
  maxLength: 'Must be at most {limit} characters',
  decimals: 'Must have at most two decimals',
  email: 'Invalid email address',
  emailRequired: 'Email is required',
  usernameRequired: 'Username is required',
  usernameMin: 'Username must be at least 3 characters',
  usernamePattern: 'Username can only contain letters, numbers, underscores and dashes',
  firstNameRequired: 'First name is required',
  firstNameMin: 'First name must be at least 2 characters',
  lastNameRequired: 'Last name is required',
  lastNameMin: 'Last name must be at least 2 characters',
  passwordRequired: 'Password is required',
  passwordMin: 'Password must be at least 8 characters',
  passwordPattern:
    'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
  passwordCommon: 'This password is too common: attackers try it first. Please choose another one.',
  nameCharacters: 'Please leave out invisible characters',
  ownAddress: 'Please change your own address in your profile',
  amountRequired: 'Amount is required',
  amountMin: 'Amount must be greater than 0',
  recipients: 'Please select at least one recipient',
  unknownRecipient: 'Not a member of the club: {address}',
  noSuchDate: 'This date does not exist',
  endAfterStart: 'Must be after the start',
  notInPast: 'Must not be in the past',
  notInFuture: 'Must not be in the future',
  passPeriod: 'A season pass covers {months} months from today, or the current season',
  seriesTooLong: 'A series has at most {limit} sessions',
  seriesEmpty: 'No date is left in this series',
};

/** What a call that worked says. */
export const said = {
  registered: 'Please check your e-mail to confirm your address.',
  confirmed: 'Your e-mail address is confirmed. You can log in now.',
  alreadyConfirmed: 'Your email address is already confirmed. You can log in.',
  newAddressMailed: 'The email is on its way to your new address.',
  restored: 'Your address is back and your password is changed. Please log in.',
  resetSent: 'If an account exists for this address, a link has been sent.',
  confirmationSent: 'If this address is waiting for confirmation, a link has been sent.',
  passwordChanged: 'Your password has been changed.',
  attending: 'See you on the court!',
  declined: 'Thank you for letting us know.',
  unsubscribed: 'You will get no more news by e-mail; messages about your own account still arrive.',
};

/** Names that data carries when nobody gave one. */
export const names = {
  formerMember: 'Former member',
  season: '{from} to {to} {year}',
  device: 'Device',
};
