import { screen, waitFor } from '@testing-library/react';
import { SessionStatus } from 'shared-api';
import { renderUi, renderWith } from '../testing/render';
import { Wordmark } from '../theme/Logo';
import { CapacityBar, capacityTone } from './CapacityBar';
import { CopyButton } from './CopyButton';
import { EmailAddress } from './EmailAddress';
import { Page } from './Page';
import { SessionFacts } from './SessionFacts';
import { StatusChip } from './StatusChip';
import { StreetAddress } from './StreetAddress';

test.each([
  [74.9, 'success'],
  [75, 'warning'],
  [89.9, 'warning'],
  [90, 'error'],
] as const)('%d %% full is %s', (percent, tone) => expect(capacityTone(percent)).toBe(tone));

test('how full a session is stands in words too', () => {
  renderUi(<CapacityBar taken={18} capacity={20} />);
  expect(screen.getByRole('progressbar', { name: '18 of 20 spots taken' })).toHaveAttribute(
    'aria-valuenow',
    '90',
  );
  // Once: the bar and the text say the same.
  expect(screen.getAllByText(/18|90/)).toHaveLength(1);
});

test('a session says when, where, its status and its places, in French', () => {
  const { container } = renderUi(
    <>
      <StatusChip kind="session" status={SessionStatus.Full} />
      <SessionFacts session={{ startTime: '10:00', endTime: '12:00', location: 'Gymnase' }} />
      <CapacityBar taken={20} capacity={20} />
    </>,
    '/fr',
  );
  for (const text of ['10 h à 12 h', 'Gymnase', 'Complète', '20 places prises sur 20'])
    expect(container).toHaveTextContent(text);
});

test('a postal code stays whole at the end of a line', () => {
  const { container } = renderUi(
    <StreetAddress>6100, avenue du Parc, Montréal (Québec) H2V 4H6</StreetAddress>,
  );
  expect(container.textContent).toBe('6100, avenue du Parc, Montréal (Québec) H2V\u00a04H6');
});

test('a page tells the browser its title, its language and where its other language is', () => {
  document.head.innerHTML =
    '<title data-fallback>Basket</title><meta data-fallback name="description" content="Basket">';
  renderWith({ clubName: 'Basket du Plateau' }).renderPage(
    <Page title="Horaire" description="Les séances du samedi">
      <p>…</p>
    </Page>,
    '/horaire?page=2',
  );
  expect(document.title).toBe('Horaire · Basket du Plateau');
  // What stood there for clients without scripts is gone.
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  const href = (selector: string) => document.head.querySelector(selector)?.getAttribute('href');
  expect(href('link[rel=canonical]')).toBe('http://localhost/horaire');
  expect(href('link[hreflang=en-CA]')).toBe('http://localhost/schedule');
  expect(document.head.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    'Les séances du samedi',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Horaire' })).toBeVisible();
});

test('until the club’s name is known, a page’s title is its own, and never somebody else’s', () => {
  renderUi(<Page title="Schedule">…</Page>);
  expect(document.title).toBe('Schedule');
});

test('the name that the web server wrote into the page is there from the first picture', () => {
  const meta = document.createElement('meta');
  meta.setAttribute('property', 'og:site_name');
  meta.content = 'Basket du Plateau';
  document.head.append(meta);
  renderUi(
    <Page title="Schedule">
      <Wordmark />
    </Page>,
  );
  expect(document.title).toBe('Schedule · Basket du Plateau');
  expect(screen.getByText('Basket du Plateau')).toBeVisible();
  meta.remove();
});

test('a page behind a login is hidden from search engines', () => {
  renderUi(
    <Page title="Profile" hidden>
      <p>…</p>
    </Page>,
    '/profile',
  );
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
});

test('one tap copies, and says so; where copying is not allowed, it says that', async () => {
  const { user } = renderUi(<CopyButton value="paiement@example.org" what="the address" />);
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(await waitFor(() => navigator.clipboard.readText())).toBe('paiement@example.org');
  expect(await screen.findByText('Copied')).toBeVisible();

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy the address' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t copy that.');
});

test.each([
  ['gaetane.roy-tremblay@ex-ample.org', 'gaetane.|roy-|tremblay|@ex-|ample.|org'],
  ['https://club.example/a_b', 'https:/|/|club.|example/|a_|b'],
  ['zoe', 'zoe'],
])('the address %s breaks after its dots and dashes', (address, parts) => {
  const { container } = renderUi(<EmailAddress>{address}</EmailAddress>);
  expect(container).toHaveTextContent(address);
  expect(container.querySelector('span')?.innerHTML.replaceAll('<wbr>', '|')).toBe(
    parts.replace('https:/|/|', 'https://|'),
  );
});
