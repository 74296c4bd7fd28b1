import { screen } from '@testing-library/react';
import { Language, PaymentStatus, Plan, SessionStatus } from 'shared-api';
import { renderPage } from '../../testing/render';
import { ChangeTable } from './ChangeTable';
import { changesBetween } from './diff';
import { ActionName } from './names';

const cells = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map((cell) => cell.textContent?.replace(/\s/g, ' ')));

const addresses = { en: '/admin/audit', fr: '/admin/journal' };

const show = (before: object | null, after: object | null, locale: 'en' | 'fr' = 'en', entity = 'session') =>
  renderPage(
    <ChangeTable
      action={`${entity}.update`}
      entity={entity}
      changes={changesBetween(
        before as Record<string, unknown> | null,
        after as Record<string, unknown> | null,
      )}
    />,
    addresses[locale],
  );

const session = { id: 's', sessionDate: '2027-01-09', startTime: '10:00', dropInPrice: 10, status: 0 };

test('a change has two sides, worded as the rest of the console words them', () => {
  show(session, { ...session, dropInPrice: 12.5, startTime: '18:30' });
  expect(cells()).toEqual([
    ['Field', 'Before', 'After'],
    ['Start time', '10:00 AM', '6:30 PM'],
    ['Drop-in price', '$10.00', '$12.50'],
  ]);
});

test('something new has one, and something deleted the other', () => {
  const { unmount } = show(null, session, 'fr');
  expect(cells()).toEqual([
    ['Champ', 'Après'],
    ['Date', 'samedi 9 janvier 2027'],
    ['Heure de début', '10 h'],
    ['Prix à la séance', '10,00 $'],
    ['État', 'Ouverte'],
  ]);
  unmount();
  show(session, null);
  expect(cells()[0]).toEqual(['Field', 'Before']);
});

test.each([
  ['en', 'Payments exported', ['From', 'October 1, 2026']],
  ['fr', 'Paiements exportés', ['Du', '1er octobre 2026']],
] as const)('an export of payments is said in words, with the days it covers: %s', (locale, name, first) => {
  const { unmount } = renderPage(<ActionName action="security.payments-exported" />, addresses[locale]);
  expect(screen.getByText(name)).toBeVisible();
  unmount();
  show(null, { from: '2026-10-01', to: '2026-10-31' }, locale, 'security');
  expect(cells()[1]).toEqual(first);
});

test.each([
  ['payment', 'status', PaymentStatus.Refunded, 'Refunded'],
  ['session', 'status', SessionStatus.Cancelled, 'Cancelled'],
  ['mailing', 'language', Language.Bilingual, 'Bilingual'],
  ['mailing', 'emailType', 'announcement', 'Announcement'],
  ['user', 'paymentPlan', Plan.Membership, 'Season Pass'],
  ['security', 'by', 'passkey', 'Passkey'],
  ['security', 'by', 'link', 'Link in an email'],
] as const)('of a %s, %s %s is worded as the thing that has it words it', (entity, field, value, words) => {
  show(null, { [field]: value }, 'en', entity);
  expect(cells()[1]?.[1]).toBe(words);
});

test.each([
  ['session', { entries: 12 }, 'Entries'],
  ['retention', { oldEntries: 12 }, 'Log entries removed'],
])('of a %s, what was counted has its own label', (entity, counts, label) => {
  show(null, counts, 'en', entity);
  expect(cells()[1]).toEqual([label, '12']);
});

test('what the console has no words for stays as it is', () => {
  const { unmount } = show(null, { paymentDue: { payTo: 'x@y.test' }, status: 9 }, 'en', 'payment');
  expect(cells().slice(1)).toEqual([
    ['paymentDue.payTo', 'x@y.test'],
    ['Status', '9'],
  ]);
  unmount();
  show(null, { maxCapacity: 2, hidden: true }, 'en', 'parking');
  expect(cells().slice(1)).toEqual([
    ['maxCapacity', '2'],
    ['hidden', 'Yes'],
  ]);
});
