import { meantAddress } from './meant-address';

test.each([
  ['Lea@gmail.con', 'Lea@gmail.com'],
  ['lea@gmial.com', 'lea@gmail.com'],
  ['lea@gmail.co', 'lea@gmail.com'],
  ['lea@GMAIL.CM', 'lea@gmail.com'],
  [' lea@hotmial.com ', 'lea@hotmail.com'],
  ['lea@outlok.com', 'lea@outlook.com'],
  ['lea@yahooo.ca', 'lea@yahoo.ca'],
  ['lea@videotron.com', undefined],
  ['lea@vidéotron.ca', 'lea@videotron.ca'],
  ['lea@sympatico.c', 'lea@sympatico.ca'],
  ['lea@gmail.com', undefined],
  ['lea@ymail.com', undefined],
  ['lea@mail.com', undefined],
  ['lea@live.ca', undefined],
  ['lea@club.test', undefined],
  ['lea@', undefined],
  ['gmail.con', undefined],
  ['', undefined],
])('%s probably means %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});
