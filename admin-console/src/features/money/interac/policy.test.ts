import { noticesIn } from './policy';

const english = (number: string) =>
  `Hi Courtside,\nJEAN TREMBLAY has sent you $10.00 (CAD).\nMessage: CS-7K2M-9QXM\n\nReference Number: ${number}\nSent From: JEAN TREMBLAY\nAmount: $10.00 (CAD)`;
const french = (number: string) =>
  `Virement INTERAC : ZOÉ ROY vous a envoyé de l’argent\nNuméro de référence : ${number}\nEnvoyé par : ZOÉ ROY`;

test('several notices in one paste are told apart, in either language', () => {
  const notices = [english('CA1a2b3c'), french('CA4d5e6f'), english('CA7g8h9i')];
  expect(noticesIn(notices.join('\n'))).toEqual(notices);
});

test.each([
  ['one notice', english('CA1a2b3c')],
  ['a forwarded one, whose title and greeting come first', `Subject: Interac\n${english('CA1a2b3c')}`],
  ['a statement', 'Date,Description,Amount\n2026-11-18,INTERAC e-Transfer,10.00'],
])('%s stays in one piece', (_name, pasted) => {
  expect(noticesIn(pasted)).toEqual([pasted]);
});
