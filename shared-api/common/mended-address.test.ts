import { mendedAddress } from './mended-address';

const [page, answer] = ['/reset-password', '/attendance/confirm'];
const sound = `${page}?token=3Da-b_c&email=lea%2Bclub%40example.org`;
const soundAnswer = `${answer}?sessionId=0a-1&userId=0b-2&attending=false&signature=x_Y-z`;

test.each([
  ['as it was mailed', sound],
  ['with &amp;', sound.replace('&', '&amp;')],
  ['with &amp; of &amp;', sound.replace('&', '&amp;amp;')],
  ['with an encoded &amp;', sound.replace('&', '&amp%3B')],
  ['with a numbered entity', sound.replace('&', '&#38;')],
  ['encoded as a whole', `${page}?${encodeURIComponent('token=3Da-b_c&email=lea%2Bclub@example.org')}`],
  ['encoded twice', `${page}?token=3Da-b_c&email=lea%252Bclub%2540example.org`],
  ['with its plus decoded', sound.replace('%2B', '+')],
  ['broken over lines', sound.replace('a-b', 'a-%0D%0A%20b')],
])('a link %s', (_, address) => {
  const { pathname, searchParams } = new URL(mendedAddress(address), 'https://club.test');
  expect([pathname, ...searchParams]).toEqual([
    page,
    ['token', '3Da-b_c'],
    ['email', 'lea+club@example.org'],
  ]);
});

test.each(['.', '>', '%3E', ').', '&gt;', '”.', '%E2%80%9D', '%C2%A0%C2%BB', '%20', '%22', "'"])(
  'what follows a link (%s) is not part of it',
  (after) => {
    expect(mendedAddress(`${soundAnswer}${after}`)).toBe(soundAnswer);
    expect(mendedAddress(`${soundAnswer.replaceAll('&', '&amp;')}${after}`)).toBe(soundAnswer);
    expect(mendedAddress(`/unsubscribe?token=0a-1.x_Y-z${after}`)).toBe('/unsubscribe?token=0a-1.x_Y-z');
    if (after !== '&gt;') expect(mendedAddress(`/schedule${after}`)).toBe('/schedule');
  },
);

test.each([
  soundAnswer,
  `/confirm-email?token=a&email=a%40b.org&returnTo=%2Fattendance-confirmation%3FsessionId%3D1%26q%3Da%252520b`,
  '/login?returnTo=%2Fattendance%2Fconfirm%3FsessionId%3D1%26signature%3Dx.',
  '/admin/users?search=d%27A+b.&page=2',
  '/schedule?search=a%26amp%3Bb',
  '/#top',
  '/',
])('%s stays as it is', (address) => {
  expect(mendedAddress(address)).toBe(address);
});
