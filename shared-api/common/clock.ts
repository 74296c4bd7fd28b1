/** In one place for all apps, since each bundles its own copy of these files. */
const place = globalThis as { clockOffset?: number };

/** Milliseconds to add to this machine's clock: none on the server, nor on a device whose clock is right. */
export const clockOffset = (): number => place.clockOffset ?? 0;

/** Sets the clock. @param offset in milliseconds */
export const setClockOffset = (offset: number): void => {
  place.clockOffset = offset;
};

/** The server's time in milliseconds, whatever this device's clock says: what every rule goes by. */
export const now = (): number =>
  // biome-ignore lint/plugin: here it is corrected.
  Date.now() + clockOffset();
