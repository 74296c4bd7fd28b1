import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from 'shared-api';
import { pathFor } from 'shared-ui';
import { Answer, errorReply, type SentRequests, serve } from 'shared-ui/testing';
import { pointer } from '../testing/pointer';
import { renderPage } from '../testing/render';
import { RemoteFailure } from './failure';
import { openPreview } from './open-preview';
import { isPreviewing, usePreview } from './preview';
import { currentReleases } from './registry';
import { reportFailure } from './report';
import { startPreview } from './start-preview';
import { countView, sendViews } from './views';

const token = 'a'.repeat(32);
const kept = () => localStorage.getItem('preview');
const pages = { guests: { path: { en: '/guests', fr: '/invites' }, access: 'player' } };
const release = { ...pointer, version: '1.3.0', build: 'b7', pages };
const preview = { app: 'player-portal', release, expiresAt: '2026-11-29T15:00:00Z' };

beforeEach(() => {
  // jsdom lacks this signal.
  AbortSignal.timeout ??= () => new AbortController().signal;
  localStorage.clear();
  document.head.innerHTML = '';
  useAuth.setState({ token: null, user: null });
  localStorage.setItem('preview', token);
});

afterEach(() => {
  cleanup();
  usePreview.setState({}, true);
});

const PreviewNotice = () => usePreview(({ banner }) => banner);

/** The requests to the registry. */
let registry: string[];

const opened = async (reply: unknown, path = '/'): Promise<SentRequests> => {
  const sent = serve((asked) => (asked.method === 'POST' ? new Answer(204) : reply));
  const api = globalThis.fetch;
  registry = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (!url.startsWith('/registry/')) return api(url, init);
    registry.push(url);
    return { ok: true, text: async () => JSON.stringify(pointer) };
  }) as typeof fetch;
  await openPreview();
  renderPage(<PreviewNotice />, path);
  return sent;
};

test('this browser gets the previewed build and its pages, and says so; the registry is not asked', async () => {
  const sent = await opened(preview);
  expect(sent.map(({ url }) => url.search)).toEqual([`?token=${token}`]);
  expect(await screen.findByRole('status')).toHaveTextContent(
    /preview of player-portal, build 1\.3\.0 \(b7\), until Nov 29, 2026/,
  );
  expect(await currentReleases('player-portal')).toEqual([release]);
  expect(registry).toEqual([]);
  expect(pathFor('player-portal/guests', 'fr')).toBe('/invites');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // Everything else is live.
  expect(await currentReleases('admin-console')).toEqual([pointer]);
});

test('it says so in French, too', async () => {
  await opened(preview, '/invites');
  expect(await screen.findByRole('status')).toHaveTextContent(/aperçu de player-portal.*29 nov\. 2026/);
});

test('the way out forgets the link', async () => {
  await opened(preview);
  // jsdom cannot reload the page, and logs an error.
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the preview' }));
  complaint.mockRestore();
  expect(kept()).toBeNull();
});

test('nothing that is opened or fails meanwhile counts for a release', async () => {
  useAuth.setState({ token: 'a member’s' });
  const sent = await opened(preview);
  countView('player-portal', 'b7');
  countView('shell', 's1');
  sendViews();
  reportFailure('player-portal', release, new RemoteFailure('crashed', 'no guests'));
  const reports = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(reports).toEqual([expect.not.objectContaining({ build: expect.anything() })]);
});

test.each([
  ['has ended', errorReply(404, 'notFound', ''), /has ended/, null],
  ['was copied badly', errorReply(400, 'validation', ''), /has ended/, null],
  ['is for administrators', errorReply(403, 'previewForAdmins', ''), /for administrators/, token],
  ['cannot be checked', errorReply(503, 'unavailable', ''), /couldn’t open/, token],
  [
    'is no release',
    { ...preview, release: { ...release, entry: '//evil.example/x.js' } },
    /couldn’t open/,
    token,
  ],
])('one that %s shows what is live, and says why', async (_what, reply, text, then) => {
  await opened(reply);
  expect(await screen.findByRole('status')).toHaveTextContent(text);
  expect([isPreviewing(), kept()]).toEqual([false, then]);
  expect(await currentReleases('player-portal')).toEqual([pointer]);
});

test('a visitor is led to the login where that may help', async () => {
  await opened(errorReply(403, 'previewForAdmins', ''));
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('a link is taken out of the address at once; without one nothing is asked', async () => {
  const sent = serve(() => preview);
  localStorage.clear();
  await startPreview();
  expect(sent).toHaveLength(0);
  history.replaceState(null, '', `/schedule?page=2#preview=${token}`);
  await startPreview();
  expect(location.href).toMatch(/\/schedule\?page=2$/);
  expect([kept(), sent.length, isPreviewing()]).toEqual([token, 1, true]);
});
