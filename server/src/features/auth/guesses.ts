import { readDevice } from '../../security/device-tokens';
import type { LimitName } from '../../security/limits';
import type { Services } from '../../services';

/** A password that somebody wants compared. */
interface Guess {
  /** The account's id, or what was typed when there is no such account. */
  account: string;
  /** The caller's network address. */
  address: string;
  /** What the browser kept from an earlier login. */
  deviceToken?: string | undefined;
}

type Counted = readonly [limit: LimitName, subject: string];

/**
 * Counts a guess before the password is compared, so that many at once do not slip past. A device on which the account
 * was used before has a count of its own, which no stranger can use up; all such devices of an account together have one,
 * too, since each login makes another. All other guesses count for the pair of account and address, and for the address;
 * guesses from everywhere never block an account, but once they are many, each address has fewer. A guess that is refused
 * does not count.
 * @returns takes the count back, for a password that was right
 * @throws AppError `tooManyRequests`
 */
export async function countGuess(services: Services, guess: Guess): Promise<() => Promise<void>> {
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

/** Forgives an account's guesses from this address, e.g. when its owner has chosen a new password. */
export async function clearGuesses({ limits }: Services, account: string, address: string): Promise<void> {
  await limits.forget('loginHere', `${account} ${address}`);
  await limits.forget('loginHereSlowly', `${account} ${address}`);
}
