import type { Clock } from '../time/clock';

/** The logger of background work. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

const quietMs = 60_000;

/**
 * Logs the same event at most once a minute, with the number of suppressed ones in the next line: while the database or
 * the mail server is down, everything that needs it fails every few seconds.
 * @returns a function to call with the key of the event
 */
export function throttle(
  clock: Clock,
): (key: string, log: (details: { suppressed?: number }) => void) => void {
  const lines = new Map<string, { at: number; suppressed: number }>();
  return (key, log) => {
    const now = clock.now().getTime();
    const last = lines.get(key);
    if (last && Math.abs(now - last.at) < quietMs) {
      last.suppressed++;
      return;
    }
    log(last?.suppressed ? { suppressed: last.suppressed } : {});
    lines.set(key, { at: now, suppressed: 0 });
  };
}
