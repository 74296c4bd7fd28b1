import ical from 'ical.js';
import { type CalendarEntry, type CalendarUse, calendarFile } from './calendar-file';

const session = (sessionDate: string) => ({
  ...{ id: 's1', sessionDate, startTime: '10:00', endTime: '12:00', location: 'Gymnase du Parc' },
});
const entry = (values: Partial<CalendarEntry> = {}): CalendarEntry => ({
  session: session('2026-11-28'),
  title: 'Basketball at Ballon du samedi',
  url: 'https://club.test/attendance-confirmation?sessionId=s1',
  status: 'CONFIRMED',
  changedOn: new Date('2026-11-21T15:00:00.400Z'),
  ...values,
});

/** A file's lines, unfolded, without the first and the last one. */
const linesOf = async (values?: Partial<CalendarEntry>, use?: CalendarUse) => {
  const content = await calendarFile([entry(values)], use);
  expect(content).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  return content.replace(/\r\n\s/g, '').split('\r\n');
};

test('ten o’clock is ten o’clock on either side of a clock change', async () => {
  const lines = (date: string) => linesOf({ session: session(date) });
  expect(await lines('2027-03-13')).toEqual(
    expect.arrayContaining(['DTSTART:20270313T150000Z', 'DTEND:20270313T170000Z']),
  );
  expect(await lines('2027-03-20')).toEqual(
    expect.arrayContaining(['DTSTART:20270320T140000Z', 'DTEND:20270320T160000Z']),
  );
  expect(await lines('2026-10-31')).toContain('DTSTART:20261031T140000Z');
  expect(await lines('2026-11-07')).toContain('DTSTART:20261107T150000Z');
});

test('an entry says what, where, since when, and where to change one’s mind', async () => {
  const lines = await linesOf();
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:s1',
      'SUMMARY:Basketball at Ballon du samedi',
      'LOCATION:Gymnase du Parc',
      'URL:https://club.test/attendance-confirmation?sessionId=s1',
      'STATUS:CONFIRMED',
      'DTSTAMP:20261121T150000Z',
      'LAST-MODIFIED:20261121T150000Z',
    ]),
  );
  expect(lines.filter((line) => /^(METHOD|ORGANIZER|GEO|REFRESH)/.test(line))).toEqual([]);
  expect(lines.join('\n')).not.toMatch(/courtside/i);
});

test('a later file replaces the entry of an earlier one, and one that cancels takes it away', async () => {
  const sequenceOf = (lines: string[]) =>
    Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice('SEQUENCE:'.length));
  const organizer = { name: 'Ballon du samedi', email: 'hello@club.test' };
  const first = await linesOf({ organizer }, { method: 'PUBLISH' });
  const later = { changedOn: new Date('2026-11-21T15:01:00Z'), status: 'CANCELLED' } as const;
  const last = await linesOf({ organizer, ...later }, { method: 'CANCEL' });
  expect(first).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'UID:s1', 'STATUS:CONFIRMED']));
  expect(last).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'UID:s1', 'STATUS:CANCELLED']));
  expect(sequenceOf(last)).toBe(sequenceOf(first) + 60);
  // RFC 5545 §3.3.8: an integer of 32 bits, until 2088.
  expect(sequenceOf(last)).toBeLessThan(2 ** 31);
  expect(last).toContain('ORGANIZER;CN=Ballon du samedi:mailto:hello@club.test');
});

test('lines have 75 octets at most, no letter is cut, and what was written is read again', async () => {
  const title = `${'Séance d’été à l’aréna, «\u00a0Émile\u00a0»; '.repeat(5)}🏀🏀🏀 \\ fin`;
  const location = 'Gymnase “B”, 2e étage\n6100, avenue du Parc';
  const position = { latitude: 45.5231, longitude: -73.6006 };
  const content = await calendarFile(
    [entry({ title, position, session: { ...session('2026-11-28'), location } })],
    { name: 'Ballon du samedi' },
  );
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(content).not.toContain('\u{fffd}');
  const calendar = new ical.Component(ical.parse(content));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Ballon du samedi');
  expect(content).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
  const event = calendar.getFirstSubcomponent('vevent');
  const read = (name: string) => event?.getFirstPropertyValue(name);
  expect([read('summary'), read('location')]).toEqual([title, location]);
  expect(read('geo')).toEqual([45.5231, -73.6006]);
});
