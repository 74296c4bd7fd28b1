const hour = 3_600_000;
const day = 24 * hour;

/** How long mailed links work, in milliseconds. */
export const linkLifetimes = {
  /** Confirms the address of an account. */
  confirm: day,
  reset: hour,
  /** Confirms an account's new address. */
  change: day,
  /** Opens an account that somebody else has made. */
  invitation: 7 * day,
  /** Restores the old address. */
  restore: 7 * day,
};
