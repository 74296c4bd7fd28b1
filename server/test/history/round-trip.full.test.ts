import type { ClubData } from 'shared-api/contract';
import { seedDemo } from '../../src/demo/story';
import { bringBalances, contentOf } from '../support/balances';
import { type Club, openClub } from '../support/club';
import { ledgerViolations } from '../support/ledger-promises';
import { bringPasses } from '../support/passes';
import { textRows, workbookOf } from '../support/workbooks';

/** A Wednesday, between two Saturdays. */
const now = '2026-11-25T17:00:00Z';

/** The names of the sheets and of their columns, as the console writes them; the journey `club-workbook` compares those. */
const headings = {
  en: {
    People: 'First name,Last name,Email,Language,Administrator',
    Attendance: 'Date,First name,Last name,Email,Came,Number of guests',
    Passes: 'First name,Last name,Email,Season,From,To,Price,Amount paid,Left to pay,Ended early',
    Balances: 'First name,Last name,Email,Owes (passes aside),Credit',
    words: ['yes', 'no', 'English', 'French', 'Bilingual'],
  },
  fr: {
    Personnes: 'Prénom,Nom,Courriel,Langue,Administrateur',
    Présences: 'Date,Prénom,Nom,Courriel,Présent,Nombre d’invités',
    Abonnements: 'Prénom,Nom,Courriel,Saison,Du,Au,Prix,Montant payé,Encore à payer,Terminé avant la fin',
    Soldes: 'Prénom,Nom,Courriel,Doit (abonnements à part),Crédit',
    words: ['oui', 'non', 'Anglais', 'Français', 'Bilingue'],
  },
};

function bookOf(data: ClubData, language: 'en' | 'fr'): Buffer {
  const { words, ...sheets } = headings[language];
  const yes = (is: boolean) => words[is ? 0 : 1] ?? '';
  const of = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) => [
    ...[firstName, lastName, email],
  ];
  const rows = [
    data.people.map((one) => [...of(one), words[2 + one.language] ?? '', yes(one.isAdmin)]),
    data.attendance.map((one) => [one.sessionDate, ...of(one), yes(one.came), String(one.guests || '')]),
    data.passes.map((one) => [
      ...[...of(one), one.season, one.startDate, one.endDate],
      ...[String(one.price), String(one.paid), String(one.owes), yes(one.isEnded)],
    ]),
    data.balances.map((one) => [...of(one), String(one.owed), String(one.credit)]),
  ];
  return workbookOf({
    sheets: Object.fromEntries(
      Object.entries(sheets).map(([name, heading], at) => [
        name,
        textRows([heading.split(','), ...(rows[at] ?? [])]),
      ]),
    ),
  });
}

const dataOf = async (club: Club) =>
  (await club.call('GET /api/v1/Settings/data', { as: await club.again(await club.admin()) })).ok();

/** What a club has of people who can have an account again: guests and walk-ins without an address cannot. */
const comparable = ({ people, attendance, passes, balances }: ClubData) => ({
  people: people
    .filter(({ email }) => email && email !== 'person-1@club.test')
    .map(({ isAdmin: _, ...one }) => one)
    .sort((a, b) => a.email.localeCompare(b.email)),
  came: attendance
    .filter(({ email, came }) => email && came)
    .map(({ email, sessionDate }) => `${sessionDate} ${email}`)
    .sort(),
  passes: passes.filter(({ email }) => email).sort((a, b) => keyOf(a).localeCompare(keyOf(b))),
  balances: balances
    .filter(({ email, owed, credit }) => email && (owed !== 0 || credit !== 0))
    .sort((a, b) => a.email.localeCompare(b.email)),
});
const keyOf = (pass: ClubData['passes'][number]) =>
  [pass.email, pass.startDate, pass.endDate, pass.isEnded, pass.paid].join();

let [told, empty]: Club[] = [];
beforeEach(async () => {
  told = await openClub({ demoData: true });
  told.clock.set(now);
  await seedDemo(told.app.services);
  empty = await openClub();
  empty.clock.set(now);
});
afterEach(async () => {
  await told?.close();
  await empty?.close();
});

test.each(['en', 'fr'] as const)(
  'a club’s workbook (%s), brought into an empty club, is that club to the cent and to the tick',
  async (language) => {
    if (!told || !empty) throw new Error('No clubs');
    const club = empty;
    const before = await dataOf(told);
    // The demo has passes that are paid, owed and ended, and people who owe and have.
    expect(before.passes.length).toBeGreaterThan(3);
    expect(before.balances.length).toBeGreaterThan(1);
    const book = bookOf(before, language);
    const boss = async () => club.again(await club.admin());
    const seasons = (await told.call('GET /api/v1/Seasons', { as: await told.admin(), query: {} })).ok();
    for (const { name, startDate, endDate, price } of seasons) {
      const body = { name, startDate, endDate, price };
      (await club.call('POST /api/v1/Seasons', { as: await boss(), body })).ok(201);
    }
    const content = contentOf(book);
    const listed = (
      await club.call('POST /api/v1/Users/invitations/preview', { as: await boss(), body: { content } })
    ).ok();
    const people = listed.people
      .filter(({ fate }) => fate === 'new')
      .map(({ firstName, lastName, email, language: theirs }) => ({
        ...{ firstName, lastName, email, language: theirs },
      }));
    (await club.call('POST /api/v1/Users/invitations', { as: await boss(), body: { people } })).ok();

    const { total } = (
      await club.call('POST /api/v1/Attendance/imports/preview', { as: await boss(), body: { content } })
    ).ok();
    const attendance = { as: await boss(), body: { content, total } };
    (await club.call('POST /api/v1/Attendance/imports', attendance)).ok(201);
    (await bringPasses(club, book)).ok(201);
    (await bringBalances(club, book)).ok(201);

    const after = await dataOf(club);
    expect(comparable(after)).toEqual(comparable(before));
    // Of sessions their days are taken along, of the books what they add up to; nothing is brought in twice.
    const days = (data: ClubData) => new Set(comparable(data).came.map((one) => one.slice(0, 10)));
    expect(new Set(after.sessions.map(({ sessionDate }) => sessionDate))).toEqual(days(before));
    expect(await ledgerViolations(club.database.db)).toEqual([]);
    for (const again of [bringPasses, bringBalances])
      expect((await again(club, book)).error().code).toBe('nothingNew');
    const twice = await club.call('POST /api/v1/Attendance/imports', attendance);
    expect(twice.error().code).toBe('nothingNew');
  },
);
