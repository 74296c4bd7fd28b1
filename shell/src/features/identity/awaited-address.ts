import { readStored, store } from 'shared-api';

const key = 'awaitedAddress';

/**
 * Notes, in this browser only, that somebody has asked here for the link that confirms an address: opened here, it needs
 * no button.
 * @param address null once it is confirmed
 */
export const awaitAddress = (address: string | null): void => {
  store(key, address);
};

/** Whether the link that confirms an address was asked for in this browser. */
export const isAwaited = (address: string): boolean => {
  return readStored(key)?.toLowerCase() === address.toLowerCase();
};
