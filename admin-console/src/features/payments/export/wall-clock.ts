const formats = new Map<string, Intl.DateTimeFormat>();

// Creating a format costs a hundred times more than using it, and a file needs two per row.
const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
};

/** @returns an instant's local time in the zone: `yyyy-MM-dd` and `HH:mm:ss` */
export const wallClock = (instant: string, timeZone: string): { date: string; time: string } => {
  const parts = formatIn(timeZone).formatToParts(new Date(instant));
  const of = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { date: `${of.year}-${of.month}-${of.day}`, time: `${of.hour}:${of.minute}:${of.second}` };
};
