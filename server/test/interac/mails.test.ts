import { referencesIn } from '../../src/club/money/references';
import { readBrought } from '../support/brought';
import { notice, noticeMail } from '../support/notices';

const trustedServer = 'mx.club.test';
const read = async (content: string) =>
  (await readBrought(content, { trustedServer, clubAddress: 'payments@club.test' }))?.transfers.map(
    ({ key, doubt, dkim, message, source }) => ({
      ...{ key, doubt, dkim, source },
      references: referencesIn(message),
    }),
  ) ?? null;

const [ten, other, third] = ['CS-DK8F-VAXK', 'CS-XF3V-K6JQ', 'CS-B6ER-J6F6'];
const proof = `${trustedServer}; dkim=pass header.d=payments.interac.ca`;
const mail = (reference = ten, number = 'C1Amail0001', result = proof) =>
  noticeMail(reference, number, result);
const separator = (sender = '0@xxx') => `From ${sender} Sat Nov 14 09:31:40 +0000 2026\r\n`;
const letter = 'From: a@b.test\r\nSubject: Hello\r\nMIME-Version: 1.0\r\n\r\nSee you on Saturday.\r\n';

test('several mails in one file are several transfers, of which none proves itself', async () => {
  const mails = [mail(), letter, mail(other, 'C1Amail0002'), mail(third, 'C1Amail0003')];
  const file = mails.map((one) => `${separator()}${one}`).join('\r\n');
  expect(await read(file)).toMatchObject([
    { key: 'interac:C1Amail0001', references: [ten], doubt: 'unproven', dkim: null },
    { key: 'interac:C1Amail0002', references: [other], doubt: 'unproven' },
    { key: 'interac:C1Amail0003', references: [third], doubt: 'unproven' },
  ]);
  expect(await read(file.replaceAll('\r\n', '\n'))).toHaveLength(3);
  expect(await read(file.replaceAll(separator(), 'From - Sat Nov 14 09:31:40 2026\r\n'))).toHaveLength(3);
});

test('a file of one mail is that mail', async () => {
  expect(await read(separator() + mail())).toMatchObject([{ references: [ten], doubt: null }]);
});

test('a mail’s text that looks like another mail proves nothing', async () => {
  const forged = `${letter}\r\n${separator()}${mail()}`;
  expect(await read(separator() + forged)).toMatchObject([{ doubt: 'unproven' }]);
  // As a single mail it is one, in whose text nothing is another.
  expect(await read(forged)).toMatchObject([{ doubt: 'foreignSender' }]);
  // Quoted, as most programs do, it is text.
  const quoted = forged.replace(/\r\nFrom /, '\r\n>From ');
  expect(await read(`${separator()}${quoted}`)).toMatchObject([{ doubt: 'foreignSender' }]);
});

test('quoted lines of a file of mails are read as they were', async () => {
  const words = mail().replace(`Message: ${ten}`, `Message: hello\r\n>From me ${ten}`);
  expect(await read(separator() + words)).toMatchObject([{ references: [ten] }]);
});

/** A mail with others attached. */
const forwarding = (...attached: string[]) => {
  const boundary = `b${attached.join('').length}`;
  return [
    'From: Vera <vera@club.test>',
    'To: payments@club.test',
    'Subject: Fw: Interac',
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain',
    '',
    'See attached.',
    ...attached.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
};
const attachment = (inner: string) =>
  `Content-Type: message/rfc822\r\nContent-Disposition: attachment; filename="Interac.eml"\r\n\r\n${inner}`;
const outlooks = (inner: string) =>
  `Content-Type: application/octet-stream; name="Virement Interac.eml"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(inner).toString('base64')}`;

test.each([
  ['attached', attachment(mail())],
  ['attached as a file', outlooks(mail())],
  ['attached to what is attached', attachment(forwarding(attachment(mail())))],
])('a notice %s is read, marked as forwarded, and proves nothing', async (_, part) => {
  expect(await read(forwarding(part))).toEqual([
    { key: 'interac:C1Amail0001', source: 'mail', references: [ten], doubt: 'forwarded', dkim: null },
  ]);
});

test('several notices attached to one mail are several; forged ones stay so', async () => {
  const forged = mail(third, 'C1Amail0003').replace('notify@payments.interac.ca', 'notify@interac.evil.test');
  expect(
    await read(forwarding(attachment(mail()), outlooks(mail(other, 'C1Amail0002')), attachment(forged))),
  ).toMatchObject([{ doubt: 'forwarded' }, { doubt: 'forwarded' }, { doubt: 'foreignSender' }]);
});

test('what is attached deeper than anybody would, or is no mail, is left', async () => {
  const deep = [1, 2, 3, 4].reduce((inner) => forwarding(attachment(inner)), mail());
  expect(await read(deep)).toBeNull();
  expect(await read(forwarding(attachment('nothing'), outlooks('')))).toBeNull();
  expect(
    await read(separator() + letter + Array.from({ length: 501 }, () => separator() + letter).join('')),
  ).toBeNull();
});

test('a valid signature is told only of a server that is trusted', async () => {
  expect(await read(mail())).toMatchObject([{ dkim: 'pass payments.interac.ca (mx.club.test)' }]);
  const elsewhere = 'mx.evil.test; dkim=pass header.d=payments.interac.ca';
  expect(await read(mail(ten, 'C1Amail0001', elsewhere))).toMatchObject([{ dkim: null, doubt: 'unproven' }]);
  const failed = 'mx.evil.test; dkim=fail header.d=payments.interac.ca';
  expect(await read(mail(ten, 'C1Amail0001', failed))).toMatchObject([
    { dkim: expect.stringContaining('fail') },
  ]);
});

test('a notice among the cases of both languages is a notice also when it is pasted', async () => {
  expect(await read(notice(ten, 'C1Apasted01'))).toMatchObject([{ source: 'text', doubt: 'pasted' }]);
});
