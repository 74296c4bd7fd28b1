import { calendarFile } from './calendar-file';

const texts = {
  title: 'Basketball at Ballon du samedi',
  url: 'https://club.test/attendance-confirmation?sessionId=s1',
};
const now = new Date('2026-11-21T15:00:00Z');
const session = (sessionDate: string) => ({
  ...{ id: 's1', sessionDate, startTime: '10:00', endTime: '12:00', location: 'Gymnase du Parc' },
});
const organizer = { name: 'Ballon du samedi', email: 'hello@club.test' };
const unfolded = (content: string) => content.replace(/\r\n\s/g, '').split('\r\n');

test('ten o’clock is ten o’clock on either side of a clock change', async () => {
  const file = (date: string) => calendarFile(session(date), texts, now);
  expect(await file('2027-03-13')).toMatch(/DTSTART:20270313T150000Z[\s\S]*DTEND:20270313T170000Z/);
  expect(await file('2027-03-20')).toMatch(/DTSTART:20270320T140000Z[\s\S]*DTEND:20270320T160000Z/);
  expect(await file('2026-10-31')).toMatch(/DTSTART:20261031T140000Z/);
  expect(await file('2026-11-07')).toMatch(/DTSTART:20261107T150000Z/);
});

test('the entry says what, where, and where to change one’s mind', async () => {
  const lines = unfolded(await calendarFile(session('2026-11-28'), texts, now));
  expect(lines).toEqual(
    expect.arrayContaining([
      'SUMMARY:Basketball at Ballon du samedi',
      'LOCATION:Gymnase du Parc',
      'URL:https://club.test/attendance-confirmation?sessionId=s1',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(lines.filter((line) => /^(METHOD:(?!PUBLISH)|ORGANIZER)/.test(line))).toEqual([]);
  expect(lines.join('\n')).not.toMatch(/courtside/i);
});

test('a later file replaces the entry of an earlier one, and one that cancels takes it away', async () => {
  const sequenceOf = (lines: string[]) =>
    Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice('SEQUENCE:'.length));
  const first = unfolded(
    await calendarFile(session('2026-11-28'), texts, now, { method: 'publish', organizer }),
  );
  const later = new Date(now.getTime() + 60_000);
  const last = unfolded(
    await calendarFile(session('2026-11-28'), texts, later, { method: 'cancel', organizer }),
  );
  expect(first).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'UID:s1', 'STATUS:CONFIRMED']));
  expect(last).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'UID:s1', 'STATUS:CANCELLED']));
  expect(sequenceOf(last)).toBe(sequenceOf(first) + 60);
  // RFC 5545 §3.3.8: an integer of 32 bits, until 2088.
  expect(sequenceOf(last)).toBeLessThan(2 ** 31);
  expect(last.find((line) => line.startsWith('ORGANIZER'))).toMatch(/:mailto:hello@club.test$/i);
});
