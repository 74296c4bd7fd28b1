import { trustedAuthentication } from '../../src/club/interac/notices/mail';

type Line = [key: string, value: string];
const results = (value: string): Line => ['authentication-results', value];
const received = (value: string): Line => ['received', value];
const verdictOf = (lines: Line[], trusted: string | undefined) => {
  const found = trustedAuthentication(
    lines.map(([key, value]) => ({ key, value })),
    trusted,
  );
  return found && `${found.dkim} ${found.domain}`;
};

const pass = 'dkim=pass header.d=payments.interac.ca';
const proven = 'pass payments.interac.ca';

/** What Exchange Online writes. */
const microsoft = (
  result = 'dkim=pass (signature was verified)\r\n header.d=payments.interac.ca',
): Line[] => [
  received(
    'from QB1PR01.CANPRD01.PROD.OUTLOOK.COM (2603:10b6::1) by YQ1PR01.CANPRD01.PROD.OUTLOOK.COM with HTTPS; Sat, 14 Nov 2026',
  ),
  received(
    'from YT2CAN01.mail.protection.outlook.com (2603:10b6::2) by QB1PR01.outlook.office365.outlook.com (2603::3) with Microsoft SMTP Server',
  ),
  results(
    `spf=pass (sender IP is 203.0.113.4)\r\n smtp.mailfrom=payments.interac.ca; ${result};dmarc=pass action=none\r\n header.from=payments.interac.ca;compauth=pass reason=100`,
  ),
  ['received-spf', 'Pass (protection.outlook.com: domain of payments.interac.ca designates 203.0.113.4)'],
];
const entry = received(
  'from a.certapay.com (203.0.113.4) by YT2CAN01.mail.protection.outlook.com (10.1.1.1) with Microsoft SMTP Server; Sat',
);
const outside = received('from b.certapay.com by a.certapay.com; Sat, 14 Nov 2026');

const forms: [what: string, lines: Line[], trusted: string | undefined, verdict: string | undefined][] = [
  ['nobody is trusted', [results(`mx.club.test; ${pass}`)], undefined, undefined],
  ['a name', [results(`mx.club.test; ${pass}`)], 'mx.club.test', proven],
  ['a name in capitals', [results(`MX.club.test 1; ${pass}`)], 'mx.CLUB.test', proven],
  [
    'Gmail',
    [
      results(
        'mx.google.com;\r\n dkim=pass header.i=@payments.interac.ca header.s=s1 header.b="a/b"; spf=pass (google.com: x)',
      ),
    ],
    'mx.google.com',
    proven,
  ],
  [
    'Fastmail, whose servers have numbers',
    [results(`mx5.messagingengine.com; ${pass}`)],
    '.messagingengine.com',
    proven,
  ],
  [
    'the end of a name',
    [results(`messagingengine.com.evil.test; ${pass}`)],
    '.messagingengine.com',
    undefined,
  ],
  ['without its dot', [results(`evilmessagingengine.com; ${pass}`)], '.messagingengine.com', undefined],
  ['another name', [results(`mx.evil.test; ${pass}`)], 'mx.club.test', undefined],
  ['no name, though one is trusted', [results(pass)], 'mx.club.test', undefined],
  [
    'a failure above a forged pass',
    [results('mx.club.test; dkim=fail header.d=payments.interac.ca'), results(`mx.club.test; ${pass}`)],
    'mx.club.test',
    'fail payments.interac.ca',
  ],
  ['a pass in a comment', [results(`mx.club.test; spf=none (x; ${pass})`)], 'mx.club.test', 'none '],
  [
    'a pass in a quoted sender',
    [results(`mx.club.test; spf=pass smtp.mailfrom="a; ${pass} "@evil.test`)],
    'mx.club.test',
    'none ',
  ],
  [
    'a domain in a quoted identity',
    [results('mx.club.test; dkim=pass header.i="a header.d=payments.interac.ca "@evil.test')],
    'mx.club.test',
    'pass evil.test',
  ],
  [
    'another’s domain',
    [results('mx.club.test; dkim=pass header.d=interac.ca.evil.test')],
    'mx.club.test',
    'pass interac.ca.evil.test',
  ],
  ['Microsoft', [...microsoft(), entry, outside], 'protection.outlook.com', proven],
  [
    'Microsoft, a failure',
    [...microsoft('dkim=fail header.d=payments.interac.ca'), entry],
    'protection.outlook.com',
    'fail payments.interac.ca',
  ],
  [
    'Microsoft, a failure above a forged pass',
    [...microsoft('dkim=none'), entry, ...microsoft()],
    'protection.outlook.com',
    'none ',
  ],
  [
    'Microsoft, a forged pass alone',
    [...microsoft().slice(0, 2), entry, results(pass), outside],
    'protection.outlook.com',
    undefined,
  ],
  [
    'Microsoft, with a name',
    [...microsoft().slice(0, 2), results(`protection.outlook.com; ${pass}`), entry],
    'protection.outlook.com',
    undefined,
  ],
  [
    'Microsoft’s form at another provider',
    [received('from a by mx.club.test'), ...microsoft(), entry],
    'protection.outlook.com',
    undefined,
  ],
  [
    'Microsoft’s name as the sender’s own',
    [
      results(pass),
      received('from x.mail.protection.outlook.com (by y.mail.protection.outlook.com) by mx.club.test'),
    ],
    'protection.outlook.com',
    undefined,
  ],
  [
    'Microsoft’s, renamed',
    [...microsoft().slice(0, 2), ['authentication-results-original', pass], entry],
    'protection.outlook.com',
    undefined,
  ],
  ['nothing', [], 'protection.outlook.com', undefined],
];

test.each(forms)('%s', (_, lines, trusted, verdict) => {
  expect(verdictOf(lines, trusted)).toBe(verdict);
});
