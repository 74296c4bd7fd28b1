import { readDevice } from '../../security/device-tokens';
import type { LimitName } from '../../security/limits';
import type { WithLimits } from '../../services';

/** An attempt to log in with a password. */
interface Guess {
  /** The account's id, or the typed name when there is no such account. */
  account: string;
  /** The caller's network address. */
  address: string;
  /** The token that the browser kept from an earlier login. */
  deviceToken?: string | undefined;
}

type Counted = readonly [limit: LimitName, subject: string];

/**
 * Counts a guess before the password is compared, so that concurrent guesses do not slip past. A known device
 * of the account has its own limit, which strangers cannot use up; all known devices together have another
 * one, since each login adds a device. Other guesses count against the address, alone and together with the
 * account. No number of guesses locks an account, but once there are many, each address gets fewer. Refused
 * guesses do not count.
 * @returns withdraws the count, for a correct password
 * @throws AppError `tooManyRequests`
 */
export async function countGuess(services: WithLimits, guess: Guess): Promise<() => Promise<void>> {
  const { limits, config, clock } = services;
  const { account, address, deviceToken } = guess;
  const device = deviceToken ? await readDevice(deviceToken, config.keys, clock.now()) : null;
  if (device?.userId === account && !(await limits.isUsedUp('loginDevices', account))) {
    await limits.consume('loginDevice', device.deviceId);
    await limits.note('loginDevices', account);
    return async () => {
      await limits.forget('loginDevice', device.deviceId);
      await limits.giveBack('loginDevices', account);
    };
  }
  const pair: Counted = [
    (await limits.isUsedUp('loginAccount', account)) ? 'loginHereSlowly' : 'loginHere',
    `${account} ${address}`,
  ];
  await limits.check('loginAddress', address);
  await limits.consume(...pair);
  await limits.consume('loginAddress', address);
  await limits.note('loginAccount', account);
  return async () => {
    await limits.forget(...pair);
    await limits.giveBack('loginAddress', address);
    await limits.giveBack('loginAccount', account);
  };
}

/** Forgets an account's guesses from this address, e.g. when its owner has chosen a new password. */
export async function clearGuesses({ limits }: WithLimits, account: string, address: string): Promise<void> {
  await limits.forget('loginHere', `${account} ${address}`);
  await limits.forget('loginHereSlowly', `${account} ${address}`);
}
