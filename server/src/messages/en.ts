import type { ErrorCode } from 'shared-api/contract';

/** The server's texts. English is the source; sentences quoted in docs/product.md are exact. */
export const en = {
  /** What each refusal says. */
  errors: {
    validation: { title: 'Some fields aren’t valid', message: 'Some fields aren’t valid' },
    malformedJson: { title: 'Unreadable request', message: 'We couldn’t read the request' },
    invalidConfirmationLink: { title: 'Confirmation Failed', message: 'Invalid confirmation link' },
    invalidResetLink: { title: 'Reset failed', message: 'Invalid reset link' },
    invalidRestoreLink: {
      title: 'Invalid link',
      message: 'This link has expired or has already been used. Please contact the club.',
    },
    invalidAttendanceLink: {
      title: 'Invalid confirmation link',
      message: 'This link isn’t valid. Log in to answer instead.',
    },
    missingAttendanceLink: {
      title: 'Invalid confirmation link',
      message: 'Invalid confirmation link. Missing required parameters.',
    },
    invalidUnsubscribeLink: { title: 'Invalid link', message: 'This unsubscribe link isn’t valid' },
    unknownRecipients: {
      title: 'Unknown recipients',
      message: 'Some recipients aren’t members of the club: {addresses}',
    },
    wrongPassword: { title: 'Wrong password', message: 'The current password isn’t correct' },
    biometricFailed: { title: 'Not recognized', message: 'We couldn’t verify this device' },
    notLoggedIn: { title: 'Not logged in', message: 'Please log in to continue' },
    invalidCredentials: { title: 'Login failed', message: 'Login failed. Please check your credentials.' },
    emailNotConfirmed: {
      title: 'Email not confirmed',
      message: 'Please confirm your email address first: we’ve sent you a link.',
    },
    accountSuspended: {
      title: 'Account suspended',
      message: 'This account is suspended. Please contact the club.',
    },
    proofNeeded: { title: 'Is it you?', message: 'For your security, please enter your password again.' },
    passkeyNeeded: {
      title: 'Passkey needed',
      message:
        'This takes a login with a passkey (fingerprint, face or PIN). Add one in your profile, then log in with it.',
    },
    notAllowed: { title: 'Not allowed', message: 'Only an administrator can do this' },
    lastAdministrator: {
      title: 'Last administrator',
      message: 'The club needs at least one active administrator',
    },
    notFound: { title: 'Not found', message: 'Not found' },
    userNotFound: { title: 'User not found', message: 'User not found' },
    sessionNotFound: { title: 'Session not found', message: 'This session doesn’t exist' },
    seasonNotFound: { title: 'Season not found', message: 'This season doesn’t exist' },
    noCurrentSeason: { title: 'No current season', message: 'There’s no current season' },
    paymentNotFound: { title: 'Payment not found', message: 'This payment doesn’t exist' },
    subscriptionNotFound: { title: 'Subscription not found', message: 'This subscription doesn’t exist' },
    methodNotAllowed: { title: 'Not found', message: 'Not found' },
    passwordToChoose: {
      title: 'Choose your password',
      message:
        'Someone registered with this address more than once. Choose your password now; your username is {username}.',
    },
    usernameTaken: { title: 'Username taken', message: 'This username is already taken' },
    emailTaken: { title: 'Email taken', message: 'This email address is already in use' },
    sessionFull: { title: 'Session full', message: 'This session is full' },
    sessionCancelled: { title: 'Session cancelled', message: 'This session is cancelled' },
    sessionCompleted: { title: 'Session over', message: 'This session is over' },
    sessionNotFull: { title: 'Spots left', message: 'There are still spots left: you can save yours' },
    attendanceExists: { title: 'Already answered', message: 'You’ve already answered for this session' },
    attendanceMissing: { title: 'Not answered yet', message: 'You haven’t answered for this session yet' },
    alreadySubscribed: { title: 'Already subscribed', message: 'You already have a season pass' },
    subscriptionEnded: { title: 'Subscription ended', message: 'This subscription has already ended' },
    priceChanged: {
      title: 'Price changed',
      message: 'The price has changed. Please reload the page and try again.',
    },
    seasonNotActive: { title: 'Season not active', message: 'This season isn’t open for registration' },
    illegalTransition: {
      title: 'Not possible',
      message: 'A payment with this status can’t be changed to that one',
    },
    capacityBelowRegistered: {
      title: 'Not enough spots',
      message: 'More players are registered than the new capacity allows',
    },
    changedMeanwhile: {
      title: 'Someone else changed this',
      message: 'Someone else changed this. Please reload and try again.',
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
      message: 'The service isn’t available right now. Please try again in a moment.',
    },
  } satisfies Record<ErrorCode, { title: string; message: string }>,

  /** What a field is told. */
  fields: {
    required: 'This field is required',
    invalid: 'This value isn’t valid',
    unknown: 'This field doesn’t exist',
    minimum: 'Must be at least {limit}',
    maximum: 'Must be at most {limit}',
    minLength: 'Must be at least {limit, plural, one {# character} other {# characters}}',
    maxLength: 'Must be at most {limit, plural, one {# character} other {# characters}}',
    decimals: 'Use no more than two decimals',
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
    messageRequired: 'An announcement needs a message',
    unknownRecipient: 'Not a member of the club: {address}',
    noSuchDate: 'This date doesn’t exist',
    endAfterStart: 'Must be after the start',
    notInPast: 'Must not be in the past',
    notInFuture: 'Must not be in the future',
    passPeriod: 'A season pass covers {months} months from today, or the current season',
    seriesTooLong: 'A series can have at most {limit} sessions',
    seriesEmpty: 'No date is left in this series',
    seriesTaken: 'All of these dates have a session already',
  },

  /** What a call that worked says. */
  confirmations: {
    registered: 'Please check your email to confirm your address.',
    confirmed: 'Your email address is confirmed. You can log in now.',
    alreadyConfirmed: 'Your email address is already confirmed. You can log in.',
    newAddressMailed: 'The email is on its way to your new address.',
    restored: 'Your address is back and your password is changed. Please log in.',
    resetSent: 'If an account exists for this address, a link has been sent.',
    confirmationSent: 'If this address is waiting for confirmation, a link has been sent.',
    passwordChanged: 'Your password has been changed.',
    attending: 'See you on the court!',
    declined: 'Thanks for letting us know.',
    unsubscribed: 'You won’t get news by email any more; you’ll still get messages about your own account.',
  },

  /** Names that data carries when nobody gave one. */
  names: { formerMember: 'Former member', season: '{from} to {to} {year}', device: 'Device' },
};
