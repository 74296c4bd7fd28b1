import { rules } from 'shared-api/contract';

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: rules.timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The club's local time of an instant, as `HH:mm`. */
export const clubTime = (instant: number): string => wallClock.format(instant);
