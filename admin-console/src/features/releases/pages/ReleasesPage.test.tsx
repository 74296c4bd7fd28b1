import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Release, Releases } from 'shared-api';
import { Answer, errorReply, serve } from 'shared-ui/testing';
import { renderPage } from '../../../testing/render';
import { Component as ReleasesPage } from './ReleasesPage';

const release = (changes: Partial<Release>): Release => ({
  version: '1.1.0',
  build: 'b110',
  releasedAt: '2026-11-20T15:00:00Z',
  releasedBy: 'Nadia',
  reason: null,
  isLive: false,
  share: 0,
  wasWithdrawn: false,
  views: 0,
  failures: 0,
  ...changes,
});
const live = release({
  isLive: true,
  share: 100,
  releasedBy: 'Courtside',
  reason: '1.2.0 (b120) failed 9 times in 30 page views',
  views: 2500,
  failures: 3,
});
const broken = release({ version: '1.2.0', build: 'b120', wasWithdrawn: true, views: 30, failures: 9 });
const all: Releases = {
  canRollBack: true,
  apps: [
    {
      app: 'player-portal',
      releases: [live, broken, release({ version: '1.0.0', build: 'b100' })],
      previews: [],
    },
    {
      app: 'stats',
      releases: [release({ isLive: true, share: 100, version: '0.1.0', build: 'b010' })],
      previews: [],
    },
  ],
};

/** Opens the page with these releases. @param rollBack the answer to the rollback */
const show = (releases: unknown, path = '/admin/releases', rollBack = new Answer(204)) => {
  const sent = serve(({ method }) => (method === 'POST' ? rollBack : releases));
  return { ...renderPage(<ReleasesPage />, path), sent };
};
const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') as HTMLElement);
};

test('each app shows what is live, since when, by whom, how it fares, and what is kept', async () => {
  show(all);
  const portal = await section('Players’ pages');
  const facts = portal.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(facts).toEqual([
    expect.stringContaining('Nov 20, 2026'),
    'Automatically',
    '1.2 (2,500 page views)',
    'b110',
  ]);
  expect(portal.getByText('1.2.0 (b120) failed 9 times in 30 page views')).toBeVisible();
  expect(portal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Version 1\.2\.0.*Failed too often.*Nadia.*300 \(30 page views\)/),
    expect.stringMatching(/Version 1\.0\.0.*NadiaNo page views yet/),
  ]);
  const stats = await section('stats');
  expect(stats.getByText('No other version is kept.')).toBeVisible();
});

test('a rollback is confirmed, names what was seen live, and shows what is live then', async () => {
  const { user, sent } = show(all);
  await user.click(await screen.findByRole('button', { name: 'Make live version 1.0.0 (b100)' }));
  const question = await screen.findByRole('alertdialog', { name: 'Make version 1.0.0 live?' });
  expect(question).toHaveTextContent('version 1.0.0 of “Players’ pages” instead of 1.1.0');
  expect(sent.by('POST')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Make live' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const [asked] = sent.by('POST');
  expect(asked?.url.pathname).toBe('/api/v1/Releases/player-portal/rollback');
  expect(asked?.body).toEqual({ from: 'b110', to: 'b100' });
  expect(sent.at(-1)?.call).toBe('GET /api/v1/Releases');
  expect(await screen.findByText('Version 1.0.0 is live')).toBeVisible();
});

test('a question that is closed keeps its words until it is gone', async () => {
  const { user } = show(all);
  await user.click(await screen.findByRole('button', { name: 'Make live version 1.2.0 (b120)' }));
  const question = await screen.findByRole('alertdialog');
  const words = question.textContent;
  expect(words).toContain('failed too often');
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(question.textContent).toBe(words);
  await waitFor(() => expect(question).not.toBeInTheDocument());
});

test('a refused rollback says why, in the server’s words', async () => {
  const { user } = show(
    all,
    '/fr/admin/versions',
    errorReply(409, 'releaseUnfit', 'Cette version n’est pas compatible'),
  );
  await user.click(await screen.findByRole('button', { name: 'Mettre en ligne la version 1.2.0 (b120)' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Mettre en ligne' }),
  );
  expect(await screen.findByText('Cette version n’est pas compatible')).toBeVisible();
});

const next = release({ version: '1.3.0', build: 'b130', share: 10, views: 40 });
const gradual: Releases = {
  canRollBack: true,
  apps: [
    {
      app: 'player-portal',
      releases: [{ ...live, share: 90 }, next, broken],
      previews: [
        {
          id: '0123456789ab',
          version: '1.4.0',
          build: 'b140',
          createdAt: '2026-11-21T15:00:00Z',
          createdBy: 'Karim',
          expiresAt: '2026-11-28T15:00:00Z',
          adminsOnly: true,
        },
      ],
    },
  ],
};

test('a gradual release is shown beside the live one with both shares, and its previews without their links', async () => {
  show(gradual);
  const portal = await section('Players’ pages');
  expect(portal.getByText('90% of browsers')).toBeVisible();
  expect(portal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /Version 1\.4\.0b140Administrators only.*Nov 28, 2026.*Karim · preview 0123456789ab/,
    ),
    expect.stringMatching(/Version 1\.3\.0b13010% of browsers.*0 \(40 page views\)/),
    expect.stringMatching(/Version 1\.2\.0/),
  ]);
});

test('a gradual release is ended after a question, which says what everyone gets then', async () => {
  const { user, sent } = show(gradual, '/fr/admin/versions');
  await user.click(
    await screen.findByRole('button', {
      name: 'Arrêter la mise en ligne progressive de la version 1.3.0 (b130)',
    }),
  );
  const question = await screen.findByRole('alertdialog', { name: /progressive de la version 1\.3\.0/ });
  expect(question).toHaveTextContent('obtient la version 1.1.0');
  await user.click(within(question).getByRole('button', { name: 'Arrêter' }));
  expect(await screen.findByText('La version 1.1.0 est en ligne pour tout le monde')).toBeVisible();
  expect(sent.by('POST')[0]?.body).toEqual({ from: 'b130', to: 'b110' });
});

test('where the server cannot write there is no button, and the page says so', async () => {
  show({ ...all, canRollBack: false });
  expect(await screen.findByText(/Use the release tool/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Make/ })).not.toBeInTheDocument();
});

test('a server that knows of no site says so', async () => {
  show({ canRollBack: false, apps: [] });
  expect(await screen.findByText('No releases to show')).toBeVisible();
});

test('what cannot be loaded can be tried again', async () => {
  let broken = true;
  serve(() => (broken ? errorReply(500, 'internal', 'Something went wrong') : all));
  const { user } = renderPage(<ReleasesPage />, '/admin/releases');
  const retry = await screen.findByRole('button', { name: /Try again/ });
  broken = false;
  await user.click(retry);
  expect(await section('stats')).toBeTruthy();
});
