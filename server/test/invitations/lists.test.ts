import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPeople } from '../../src/club/people/read-people';

/** Lists as programs export them and as people keep them: each is read rightly, or asked about or marked. */

type Content = string | Uint8Array;
const file = (name: string): Uint8Array => readFileSync(join(__dirname, 'lists', name));
const bytesOf = (content: Content): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : content;
/** In one of the codes in which a letter is a byte. */
const inBytes = (text: string, letters: Record<string, number>): Uint8Array =>
  Uint8Array.from(Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0)));
const utf16 = (text: string, isBig = false): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

async function read(content: Content) {
  const list = await readPeople(bytesOf(content), 501);
  if (list?.asked) return { asked: list.asked.doubts, likely: list.asked.likely };
  return list?.lines.map(({ firstName, lastName, email, problem }) =>
    problem ? `${problem}: ${firstName}|${lastName}|${email}` : `${firstName}|${lastName}|${email}`,
  );
}

const zoe = 'Zoé|Tremblay|zoe.t@exemple.ca';
const luc = 'Luc|Roy|luc.roy@exemple.ca';

test.each<[string, Content, string[]]>([
  ['a street before the address', file('street-before-email.csv'), [zoe, luc]],
  ['members of a Google group', file('google-groups.csv'), [zoe, luc]],
  ['“Last, First” in one column', file('last-comma-first.csv'), [zoe, 'Ana|De la Cruz|ana.dlc@exemple.ca']],
  ['Nom et prénom', file('nom-et-prenom.csv'), ['Zoé|TREMBLAY|zoe.t@exemple.ca', luc]],
  ['Nom Prénom', file('nom-prenom.csv'), [zoe]],
  [
    'Excel for Mac',
    file('excel-mac.csv'),
    ['Zoé|Tremblay|zoe.t@example.ca', 'Hélène|Côté|helene.c@example.ca'],
  ],
  [
    'Excel for MS-DOS',
    file('excel-ms-dos.csv'),
    ['Zoé|Tremblay|zoe.t@example.ca', 'François|Roy|f.roy@example.ca'],
  ],
  ['Outlook in French', file('outlook-fr.csv'), [zoe, luc]],
  [
    'telephones and remarks beside names',
    file('remarks.txt'),
    [
      'oddName: Zoé|Tremblay|zoe.t@exemple.ca',
      'oddName: Ana|Li|ana.li@exemple.ca',
      'oddName: Luc|Roy|luc.roy@exemple.ca',
    ],
  ],
  ['invisible signs in addresses', file('invisible.txt'), [zoe, luc]],
  ['a telephone’s contacts', file('contacts.vcf'), [zoe]],
  ['answers of a form', file('form-answers.csv'), [zoe]],
  [
    'an empty first address',
    file('second-address.csv'),
    ['Leo|Roy|leo.alt@example.ca', 'Zoe|Tremblay|zoe.t@example.ca'],
  ],
  ['an accented domain', file('accented-domain.txt'), ['Zoé|Tremblay|zoe@hébert-tremblay.ca']],
  [
    'Outlook in English',
    '"Title","First Name","Middle Name","Last Name","Suffix","Company","Home Street","Mobile Phone","E-mail Address","E-mail Type","E-mail Display Name","E-mail 2 Address"\r\n"","Zoé","","Tremblay","","","12, rue Fabre","514 555-0101","zoe.t@exemple.ca","SMTP","Zoé Tremblay (zoe.t@exemple.ca)",""\r\n',
    [zoe],
  ],
  [
    'Google contacts, with notes of several lines and two addresses in a cell',
    `First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Organization Name,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value\nZoé,,Tremblay,,Zozo,,Club,,"Wants, often,\nto come; ""late""",,* myContacts,* ,zoe.t@exemple.ca ::: zoe@work.ca,Work,\nLuc,,Roy,,,,,,,,* myContacts,*,,Work,luc.roy@exemple.ca\n`,
    [zoe, luc],
  ],
  [
    'Google contacts as they once were',
    'Name,Given Name,Additional Name,Family Name,Yomi Name,Group Membership,E-mail 1 - Type,E-mail 1 - Value\nZoé Tremblay,Zoé,,Tremblay,,* My Contacts,* Home,zoe.t@exemple.ca\n',
    [zoe],
  ],
  [
    'a sheet that Excel saved as Unicode text',
    Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      utf16('Prénom\tNom\tCourriel\r\nZoé\tTremblay\tzoe.t@exemple.ca\r\n'),
    ]),
    [zoe],
  ],
  ['UTF-16 without its mark', utf16('Prénom,Nom,Courriel\nZoé,Tremblay,zoe.t@exemple.ca\n'), [zoe]],
  [
    'UTF-16 of other machines',
    Buffer.concat([
      Buffer.from([0xfe, 0xff]),
      utf16('Prénom,Nom,Courriel\nZoé,Tremblay,zoe.t@exemple.ca\n', true),
    ]),
    [zoe],
  ],
  ['UTF-8 with its mark', '\ufeffPrénom;Nom;Courriel\nZoé;Tremblay;zoe.t@exemple.ca', [zoe]],
  ['Windows', Buffer.from('Prénom;Nom;Courriel\r\nZoé;Tremblay;zoe.t@exemple.ca\r\n', 'latin1'), [zoe]],
  [
    'Excel’s line that names the delimiter',
    'sep=;\r\nPrénom;Nom;Courriel;Montant\r\nZoé;Tremblay;zoe.t@exemple.ca;12,50\r\n',
    [zoe],
  ],
  [
    'French decimals',
    'Nom;Prénom;Montant;Solde;Courriel\nTremblay;Zoé;12,50;0,00;zoe.t@exemple.ca\nRoy;Luc;1 200,00;3,75;luc.roy@exemple.ca',
    [zoe, luc],
  ],
  [
    'semicolons at the ends, and empty rows',
    'Prénom;Nom;Courriel;;;\nZoé;Tremblay;zoe.t@exemple.ca;;;\n;;;;;\n;;;;;\nLuc;Roy;luc.roy@exemple.ca;;;',
    [zoe, luc],
  ],
  [
    'a title and a date above the heading',
    'Club de basket;;\nListe des membres, automne 2026;;\n;;\nPrénom;Nom;Adresse électronique\nZoé;Tremblay;zoe.t@exemple.ca',
    [zoe],
  ],
  [
    'what a spreadsheet took for text',
    'First name,Last name,Email,Phone\n"=""Zoé""","=""Tremblay""",zoe.t@exemple.ca,"=""5145550101"""\n\'Luc,Roy,luc.roy@exemple.ca,\'514',
    [zoe, luc],
  ],
  [
    'a team’s page',
    'Type,First Name,Last Name,Jersey Number,Gender,Birthday,Email 1,Email 1 Label,Phone 1\nPlayer,Zoé,Tremblay,12,F,,zoe.t@exemple.ca,Me,514 555-0101\nPlayer,Luc,Roy,7,M,,luc.roy@exemple.ca,Me,',
    [zoe, luc],
  ],
  [
    'capitals that say which is the last name',
    'Nom;Courriel\nTREMBLAY Zoé;zoe.t@exemple.ca\nLuc ROY;luc.roy@exemple.ca',
    ['Zoé|TREMBLAY|zoe.t@exemple.ca', 'Luc|ROY|luc.roy@exemple.ca'],
  ],
  [
    'a last name of several words',
    'Nom et prénom;Courriel\nDe la Cruz Ana;ana@exemple.ca\nTremblay Gagnon Zoé;zoe.t@exemple.ca',
    ['Ana|De la Cruz|ana@exemple.ca', 'unclear: Gagnon Zoé|Tremblay|zoe.t@exemple.ca'],
  ],
  ['Last, First as a heading', '"Last, First";Email\n"Tremblay, Zoé";zoe.t@exemple.ca', [zoe]],
  [
    'Apple’s contacts',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nPRODID:-//Apple Inc.//iPhone OS 17.0//EN\r\nN:Tremblay;Zoé;;;\r\nFN:Zoé Tremblay\r\nitem1.EMAIL;type=INTERNET;type=pref:zoe.t@exemp\r\n le.ca\r\nitem1.X-ABLabel:_$!<Other>!$_\r\nPHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ=\r\nEND:VCARD\r\nBEGIN:VCARD\r\nVERSION:3.0\r\nN:Roy;Luc;;;\r\nFN:Luc Roy\r\nEMAIL;type=WORK:luc@travail.ca\r\nEMAIL;type=HOME;type=pref:luc.roy@exemple.ca\r\nEND:VCARD\r\n',
    [zoe, luc],
  ],
  [
    'an old telephone’s contacts',
    'BEGIN:VCARD\nVERSION:2.1\nN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=54=72=65=6D=62=6C=\n=61=79;=5A=6F=C3=A9;;;\nEMAIL;HOME:zoe.t@exemple.ca\nEND:VCARD',
    [zoe],
  ],
  [
    'a company and nobody among contacts',
    'BEGIN:VCARD\nVERSION:3.0\nN:;;;;\nFN:Garage Roy\nEMAIL:info@garage.ca\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nFN:Luc Roy\nN:Roy;Luc;;;\nEND:VCARD',
    ['unclear: Garage|Roy|info@garage.ca', 'noAddress: Luc|Roy|'],
  ],
  [
    'the header of a mail',
    'De : Zoé Tremblay <zoe.t@exemple.ca>\nÀ : Luc Roy <luc.roy@exemple.ca>; samedi@googlegroups.com',
    [zoe, luc, 'group: ||samedi@googlegroups.com'],
  ],
  [
    'names and addresses on lines of their own',
    'Zoé Tremblay\nzoe.t@exemple.ca\nLuc Roy\nluc.roy@exemple.ca',
    [zoe, luc],
  ],
  [
    'a group’s members, pasted',
    'Members for group samedi-basket@groups.example\nZoé Tremblay <zoe.t@exemple.ca>',
    ['group: Members|for group|samedi-basket@groups.example', zoe],
  ],
  ['who answers to nobody', 'Meetup <noreply@meetup.com>', ['group: Meetup||noreply@meetup.com']],
  [
    'an address that is nearly a common one',
    'Zoé Tremblay <zoe@gmail.con>',
    ['meant: Zoé|Tremblay|zoe@gmail.con'],
  ],
  [
    'a remark after a comma',
    'Zoé Tremblay, capitaine <zoe.t@exemple.ca>',
    ['oddName: Zoé|Tremblay|zoe.t@exemple.ca'],
  ],
  [
    'letters that were read wrongly once',
    'Name,Email\nZoÃ© Tremblay,zoe.t@exemple.ca\nH√©l√®ne Roy,h@exemple.ca\nZoŽ Li,li@exemple.ca',
    [
      'oddName: ZoÃ©|Tremblay|zoe.t@exemple.ca',
      'oddName: H√©l√®ne|Roy|h@exemple.ca',
      'oddName: ZoŽ|Li|li@exemple.ca',
    ],
  ],
  [
    'two addresses in a cell',
    'Name;Email\nZoé Tremblay;"zoe.t@exemple.ca, leo@exemple.ca"',
    ['addresses: Zoé|Tremblay|zoe.t@exemple.ca'],
  ],
  [
    'numbers, handles and shirts in names',
    'First name,Last name,Email\nZoé,Tremblay #12,zoe.t@exemple.ca\nLuc (goalie),Roy,luc.roy@exemple.ca\nAna,"Li, 514 555-0101",ana@exemple.ca\n@bob,Roy,bob@exemple.ca',
    [
      'oddName: Zoé|Tremblay|zoe.t@exemple.ca',
      'oddName: Luc|Roy|luc.roy@exemple.ca',
      'oddName: Ana|Li|ana@exemple.ca',
      'noName: |Roy|bob@exemple.ca',
    ],
  ],
  [
    'columns that change places half-way',
    'Prénom;Nom;Courriel\nZoé;Tremblay;zoe.t@exemple.ca\nNom;Prénom;Courriel\nRoy;Luc;luc.roy@exemple.ca',
    [zoe, 'noAddress: Nom|Prénom|', 'unclear: Roy|Luc|luc.roy@exemple.ca'],
  ],
  [
    'two lists, one below the other',
    'Prénom;Nom;Courriel\nZoé;Tremblay;zoe.t@exemple.ca\nPrénom;Nom;Courriel\nLuc;Roy;luc.roy@exemple.ca',
    [zoe, luc],
  ],
  [
    'a quote that is never closed',
    'Prénom,Nom,Courriel\n"Zoé,Tremblay,zoe.t@exemple.ca\nLuc,Roy,luc.roy@exemple.ca',
    [zoe, luc],
  ],
  [
    'a child’s name beside one’s own',
    'First name,Last name,Child’s first name,Email\nZoé,Tremblay,Léo,zoe.t@exemple.ca',
    [zoe],
  ],
  [
    'commas and semicolons in turn',
    'Zoé Tremblay, zoe.t@exemple.ca\nLuc Roy; luc.roy@exemple.ca\nAna Li\tana@exemple.ca',
    [zoe, luc, 'Ana|Li|ana@exemple.ca'],
  ],
  [
    'cells of one row, where nothing tells the order',
    'Tremblay\tZoé\tzoe.t@exemple.ca',
    ['unclear: Tremblay|Zoé|zoe.t@exemple.ca'],
  ],
  [
    'a heading that says one order over cells that say another',
    'Prénom et nom,Courriel\n"Tremblay, Zoé",zoe.t@exemple.ca\nLuc Roy,luc.roy@exemple.ca',
    ['unclear: Zoé|Tremblay|zoe.t@exemple.ca', luc],
  ],
  [
    'a street with another’s address in it',
    'Nom,Prénom,Adresse,Courriel\nTremblay,Zoé,c/o leo@exemple.ca,zoe.t@exemple.ca',
    [zoe],
  ],
  [
    'a sentence',
    'Zoé Tremblay (zoe.t@exemple.ca) et Luc Roy (luc.roy@exemple.ca)',
    [zoe, 'unclear: et|Luc Roy|luc.roy@exemple.ca'],
  ],
  [
    'initials and names of two words',
    'Name,Email\nJP Tremblay,jp@exemple.ca\nAna de la Cruz,ana@exemple.ca',
    ['JP|Tremblay|jp@exemple.ca', 'Ana|de la Cruz|ana@exemple.ca'],
  ],
  [
    'a list in a mail’s words',
    '"Tremblay, Zoé" <zoe.t@exemple.ca>; Luc Roy <luc.roy@exemple.ca>',
    [zoe, luc],
  ],
  [
    'a table in Markdown',
    '| Prénom | Nom | Courriel |\n|---|---|---|\n| Zoé | Tremblay | zoe.t@exemple.ca |',
    [zoe],
  ],
  [
    'a mailing list’s export',
    'Email Address,First Name,Last Name,Address,MEMBER_RATING,OPTIN_TIME\nzoe.t@exemple.ca,Zoé,Tremblay,"12, rue Fabre",2,2026-01-01',
    [zoe],
  ],
  [
    'who left a mailing list, whose addresses bounced, and whose address says so',
    'Email Address,First Name,Last Name,Status\nzoe.t@exemple.ca,Zoé,Tremblay,Subscribed\nluc.roy@exemple.ca,Luc,Roy,Unsubscribed\nana@exemple.ca,Ana,Li,Cleaned\ndesabonne@exemple.ca,Max,Ng,',
    [
      zoe,
      'unsubscribed: Luc|Roy|luc.roy@exemple.ca',
      'unsubscribed: Ana|Li|ana@exemple.ca',
      'Max|Ng|desabonne@exemple.ca',
    ],
  ],
  [
    'who left one, in French',
    'Prénom;Nom;Courriel;État\nLuc;Roy;luc.roy@exemple.ca;Désabonné(e)',
    ['unsubscribed: Luc|Roy|luc.roy@exemple.ca'],
  ],
  [
    'who left one, in pasted lines',
    'Zoé Tremblay <zoe.t@exemple.ca>\nLuc Roy, luc.roy@exemple.ca, désabonné',
    [zoe, 'unsubscribed: Luc Roy|désabonné|luc.roy@exemple.ca'],
  ],
  [
    'tickets',
    'Order #,Order Date,First Name,Last Name,Email,Quantity,Ticket Type\n123,2026-11-01,Zoé,Tremblay,zoe.t@exemple.ca,1,Drop-in',
    [zoe],
  ],
  [
    'answers to an event, without addresses',
    'Name\tUser ID\tRSVP\nZoé T.\tuser 123\tYes',
    ['noAddress: Name||', 'noAddress: Zoé|T.|'],
  ],
  [
    'how people are addressed, and two people in one',
    'Mme Zoé Tremblay <zoe.t@exemple.ca>\nM. Luc Roy <luc.roy@exemple.ca>\nZoé et Luc Roy <roy@exemple.ca>',
    [zoe, 'oddName: M.|Luc Roy|luc.roy@exemple.ca', 'oddName: Zoé|et Luc Roy|roy@exemple.ca'],
  ],
  [
    'who attended a call',
    '1. Summary\nMeeting title\tBasket\n\n2. Participants\nName\tFirst Join\tLast Leave\tEmail\tParticipant ID (UPN)\nZoé Tremblay\t11/1/26\t11/1/26\tzoe.t@exemple.ca\tzoe.t@exemple.ca',
    [zoe],
  ],
])('%s', async (_, content, expected) => {
  expect(await read(content)).toEqual(expected);
});

const likely = { firstRow: 1, order: 'firstLast' };
test.each<[string, Content, object]>([
  [
    'a name alone, in which order',
    'Nom;Courriel\nTremblay Zoé;zoe.t@exemple.ca',
    { asked: ['order'], likely: { ...likely, full: 0, emails: [1] } },
  ],
  [
    'no names of columns, where nothing tells the order',
    'Tremblay;Zoé;zoe.t@exemple.ca\nRoy;Luc;luc.roy@exemple.ca',
    { asked: ['names'], likely: { ...likely, firstRow: 0, first: 0, last: 1, emails: [2] } },
  ],
  [
    'names of columns that nobody knows',
    'Qui;Où écrire\nZoé Tremblay;zoe.t@exemple.ca',
    { asked: ['emails', 'names'], likely: { ...likely, full: 0, emails: [1] } },
  ],
  [
    'parents’ addresses',
    'Prénom,Nom,Courriel du parent\nLéo,Tremblay,zoe.t@exemple.ca',
    { asked: ['emails'], likely: { ...likely, first: 0, last: 1, emails: [2] } },
  ],
  [
    'a form that asks in its own words',
    'Horodateur,À quelle adresse courriel vous joindre?,Comment vous appelez-vous?\n2026-11-01,zoe.t@exemple.ca,Zoé Tremblay',
    { asked: ['emails', 'names'], likely: { ...likely, full: 2, emails: [1] } },
  ],
  [
    'an address in another column for some',
    'Name,Email,Notes\nZoé Tremblay,zoe.t@exemple.ca,\nLuc Roy,,luc.roy@exemple.ca',
    { asked: ['emails'], likely: { ...likely, full: 0, emails: [1] } },
  ],
  [
    'columns that change places without a word',
    'Prénom;Nom;Courriel\nZoé;Tremblay;zoe.t@exemple.ca\nluc.roy@exemple.ca;Luc;Roy',
    { asked: ['emails'], likely: { ...likely, first: 0, last: 1, emails: [2] } },
  ],
  [
    'no column with names',
    'Email,Status\nzoe.t@exemple.ca,12',
    { asked: ['names'], likely: { ...likely, emails: [0] } },
  ],
  [
    'a first name alone',
    'Prénom;Courriel\nZoé;zoe.t@exemple.ca',
    { asked: ['names'], likely: { ...likely, first: 0, emails: [1] } },
  ],
  [
    'remarks beside whole names',
    'Zoé Tremblay;gardienne;zoe.t@exemple.ca\nLuc Roy;arbitre;luc.roy@exemple.ca',
    { asked: ['names'], likely: { ...likely, firstRow: 0, full: 0, emails: [2] } },
  ],
  [
    'a team’s parents, where some players have no address',
    'First Name,Last Name,Email Address 1,Parent 1 First Name,Parent 1 Email\nLéo,Roy,,Luc,luc.roy@exemple.ca\nZoé,Tremblay,zoe.t@exemple.ca,,',
    { asked: ['emails'], likely: { ...likely, first: 0, last: 1, emails: [2] } },
  ],
  [
    'an address under “user name”',
    'Horodateur,Nom d’utilisateur,Prénom,Nom\n2026,zoe.t@exemple.ca,Zoé,Tremblay',
    { asked: ['emails'], likely: { ...likely, first: 2, last: 3, emails: [1] } },
  ],
])('asks about %s', async (_, content, expected) => {
  expect(await read(content)).toEqual(expected);
});

const mac = { é: 0x8e, è: 0x8f, ë: 0x91, ô: 0x99, ç: 0x8d, É: 0x83, î: 0x94, ï: 0x95 };
const dos = { é: 0x82, è: 0x8a, ë: 0x89, ô: 0x93, ç: 0x87, É: 0x90, î: 0x8c, ï: 0x8b };
const windows = { é: 0xe9, è: 0xe8, ë: 0xeb, ô: 0xf4, ç: 0xe7, É: 0xc9, î: 0xee, ï: 0xef };

test.each([
  'Zoé',
  'Hélène',
  'François',
  'Noël',
  'Benoît',
  'Joëlle',
  'Éric',
  'Chloé',
  'Loïc',
  'Jérôme',
  'Côté',
  'FRANÇOIS',
  'MÉLANIE',
])('%s is read in every code, or asked about', async (name) => {
  for (const code of [mac, dos, windows]) {
    const bytes = inBytes(`First name,Last name,Email\n${name},Tremblay,z@exemple.ca\n`, {
      ...code,
      Ç: code.ç === 0x8d ? 0x82 : code.ç === 0x87 ? 0x80 : 0xc7,
    });
    const list = await readPeople(bytes, 501);
    const [line] = list?.lines ?? [];
    if (line?.problem === null) expect(line.firstName).toBe(name);
    else {
      expect(list?.letters.map(({ example }) => example)).toContain(name);
      const letters = list?.letters.find(({ example }) => example === name)?.code;
      expect((await readPeople(bytes, 501, { letters }))?.lines[0]).toMatchObject({
        firstName: name,
        problem: null,
      });
    }
  }
});

test.each(['%PDF-1.7\n%', '{\\rtf1\\ansi', '<html><table><tr><td>Zoé', '<?xml version="1.0"?>'])(
  'another kind of document is refused: %j',
  async (content) => {
    expect(await readPeople(Buffer.from(content), 501)).toBeNull();
  },
);

test('somebody’s choice of columns is used, if the table has them', async () => {
  const bytes = Buffer.from('Nom;Courriel\nTremblay Zoé;zoe.t@exemple.ca');
  const columns = { firstRow: 1, full: 0, emails: [1], order: 'lastFirst' } as const;
  expect(await readPeople(bytes, 501, { columns: { ...columns, emails: [1] } })).toMatchObject({
    ...{ mapping: columns, asked: null, sample: [['Nom', 'Courriel'], expect.anything()] },
    lines: [{ firstName: 'Zoé', lastName: 'Tremblay', problem: null }],
  });
  const elsewhere = await readPeople(bytes, 501, { columns: { ...columns, emails: [7] } });
  expect(elsewhere).toMatchObject({ mapping: null, lines: [], asked: { doubts: ['order'] } });
});
