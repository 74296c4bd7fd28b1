import type { Clock } from '../time/clock';

/** Where the background work tells what happens to it. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

const quietMs = 60_000;

/**
 * Says the same thing at most once a minute, and with the next time how often it was left unsaid: while the database or
 * the mail server is away, everything that asks for it fails every few seconds.
 * @returns to be called with what makes two occurrences the same
 */
export function throttle(clock: Clock): (key: string, log: (unsaid: { unsaid?: number }) => void) => void {
  const said = new Map<string, { at: number; unsaid: number }>();
  return (key, log) => {
    const now = clock.now().getTime();
    const last = said.get(key);
    if (last && now - last.at < quietMs) {
      last.unsaid++;
      return;
    }
    log(last?.unsaid ? { unsaid: last.unsaid } : {});
    said.set(key, { at: now, unsaid: 0 });
  };
}
