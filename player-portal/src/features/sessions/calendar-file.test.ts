import { session } from 'shared-ui/testing';
import { calendarFile } from './calendar-file';

const texts = {
  title: 'Basketball at Ballon du samedi',
  url: 'https://club.test/attendance-confirmation?sessionId=s1',
};
const file = (sessionDate: string) => calendarFile(session({ sessionDate }), texts);

test('ten o’clock is ten o’clock on either side of a clock change', async () => {
  expect(await file('2027-03-13')).toMatch(/DTSTART:20270313T150000Z[\s\S]*DTEND:20270313T170000Z/);
  expect(await file('2027-03-20')).toMatch(/DTSTART:20270320T140000Z[\s\S]*DTEND:20270320T160000Z/);
  expect(await file('2026-10-31')).toMatch(/DTSTART:20261031T140000Z/);
  expect(await file('2026-11-07')).toMatch(/DTSTART:20261107T150000Z/);
});

test('the entry says what, where, and where to change one’s mind; a second file replaces the first', async () => {
  const content = (await file('2026-11-28')).replace(/\r\n\s/g, '');
  expect(content).toContain('SUMMARY:Basketball at Ballon du samedi');
  expect(content).toContain('LOCATION:Gymnase du Parc');
  expect(content).toContain('sessionId=s1');
  expect(content).toContain('UID:s1');
  expect(content).not.toMatch(/courtside/i);
});
