import { screen } from '@testing-library/react';
import type { AuditEntry } from 'shared-api';
import { renderPage } from '../../testing/render';
import { AuditItem } from './AuditItem';

const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  ...{ id: 'e1', at: '2026-11-27T15:00:00Z', actorId: 'a1', actorName: 'Ada Boss' },
  ...{ action: 'payment.status', entity: 'payment', entityId: 'p1', before: null, after: null },
  ...changes,
});
const paid = entry({
  aboutName: 'Liam Roy',
  before: { amount: 10, status: 0, method: 0 },
  after: { amount: 10, status: 1, method: 4 },
});
const moved = entry({
  ...{ action: 'session.update', entity: 'session', entityId: 's1', sessionDate: '2026-11-28' },
  before: { sessionDate: '2026-11-28', location: 'Gym', description: 'a' },
  after: { sessionDate: '2026-11-28', location: 'Parc', description: 'a' },
});
const added = entry({
  ...{ action: 'session.place', entity: 'session', entityId: 's1', sessionDate: '2026-11-28' },
  aboutName: 'Liam Roy',
  before: { standing: 'waiting' },
  after: { standing: 'in', move: 'in' },
});

const seen = () => screen.getByRole('heading').textContent?.replaceAll(/\s/g, ' ');

test.each([
  [paid, '/admin/audit', '$10.00 of Liam Roy marked received'],
  [paid, '/fr/admin', 'Liam Roy : paiement de 10,00 $ marqué reçu'],
  [{ ...paid, aboutName: undefined }, '/admin/audit', '$10.00 of a former member marked received'],
  [moved, '/admin/audit', 'Session changed: Nov 28, 2026 · Location: Parc'],
  [moved, '/fr/admin', 'Séance : modification · 28 nov. 2026 · Lieu : Parc'],
  [added, '/admin/audit', 'Session spot changed: Liam Roy · Nov 28, 2026 · Spot: Going · Decision: Put in'],
  [
    entry({ action: 'rating.update', entity: 'rating', aboutName: 'Liam Roy' }),
    '/admin/audit',
    'Strength, 1 to 5 changed: Liam Roy',
  ],
  [
    entry({ action: 'month.close', entity: 'month', after: { month: '2026-10' } }),
    '/admin/audit',
    'Month closed: October 2026',
  ],
  [
    entry({ action: 'account.credit', entity: 'account', aboutName: 'Liam Roy', after: { amount: 5 } }),
    '/admin/audit',
    'Account credit changed: $5.00 · Liam Roy',
  ],
  [
    entry({
      action: 'mailing.send',
      entity: 'mailing',
      after: { emailType: 'announcement', recipients: 24 },
    }),
    '/admin/audit',
    'Email sent: Email type: Announcement · Recipients: 24',
  ],
  [
    entry({ action: 'security.login', entity: 'security', after: { by: 'password', browser: 'Firefox' } }),
    '/admin/audit',
    'Logged in',
  ],
  [
    entry({
      ...{ action: 'refund.send', entity: 'refund', aboutName: 'Liam Roy' },
      before: { amount: 10, state: 'due', sentOn: null },
      after: { amount: 10, state: 'sent', sentOn: '2026-11-26' },
    }),
    '/admin/audit',
    'Refund sent: $10.00 · Liam Roy · Sent by Interac on: November 26, 2026',
  ],
  [entry({ action: 'parking.paint', entity: 'parking' }), '/admin/audit', 'parking.paint'],
])('an entry says whose or what, and what has become of it: %#', (shown, address, words) => {
  renderPage(<AuditItem entry={shown as AuditEntry} />, address);
  expect(seen()).toBe(words);
});

test('what has happened to somebody can be unfolded only where there is more to say', async () => {
  const login = entry({ action: 'security.login', entity: 'security', after: { browser: 'Firefox' } });
  const { user, unmount } = renderPage(<AuditItem entry={login} />, '/admin/audit');
  await user.click(screen.getByRole('button', { name: 'Details' }));
  expect(await screen.findByText('Firefox')).toBeVisible();
  unmount();
  renderPage(<AuditItem entry={{ ...login, after: null }} />, '/admin/audit');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
