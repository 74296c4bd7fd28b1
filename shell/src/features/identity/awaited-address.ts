const key = 'awaitedAddress';

/**
 * Notes, in this browser only, that somebody has asked here for the link that confirms an address: opened here, it needs
 * no button.
 * @param address null once it is confirmed
 */
export const awaitAddress = (address: string | null): void => {
  try {
    if (address === null) localStorage.removeItem(key);
    else localStorage.setItem(key, address);
  } catch {
    // Without storage, the link's page has a button.
  }
};

/** Whether the link that confirms an address was asked for in this browser. */
export const isAwaited = (address: string): boolean => {
  try {
    return localStorage.getItem(key)?.toLowerCase() === address.toLowerCase();
  } catch {
    return false;
  }
};
