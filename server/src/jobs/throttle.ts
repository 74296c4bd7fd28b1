import type { Clock } from '../time/clock';

/** Where the background work logs. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

const quietMs = 60_000;

/**
 * Logs the same thing at most once a minute, and with the next line how many were suppressed: while the database or the
 * mail server is away, everything that asks for it fails every few seconds.
 * @returns to be called with what makes two occurrences the same
 */
export function throttle(
  clock: Clock,
): (key: string, log: (details: { suppressed?: number }) => void) => void {
  const lines = new Map<string, { at: number; suppressed: number }>();
  return (key, log) => {
    const now = clock.now().getTime();
    const last = lines.get(key);
    if (last && now - last.at < quietMs) {
      last.suppressed++;
      return;
    }
    log(last?.suppressed ? { suppressed: last.suppressed } : {});
    lines.set(key, { at: now, suppressed: 0 });
  };
}
