/** Mails that keep an account its owner's: a new address, the way back, a recovery. */
export const security = {
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
