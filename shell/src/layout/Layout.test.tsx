import { act, screen, waitFor, within } from '@testing-library/react';
import { type Club, type RemoteApp, useAuth } from 'shared-api';
import { HomeIcon, registerPages } from 'shared-ui';
import { club as clubRecord, serve, type silence } from 'shared-ui/testing';
import { type RemoteState, setState } from '../remotes/state';
import { useUpdate } from '../service-worker/register';
import { administrator, player } from '../testing/people';
import { renderRoutes } from '../testing/render';
import { registerOnly } from '../testing/site';
import { Layout } from './Layout';

const club = 'GET /api/v1/Settings/club';
const facts: Club = {
  ...clubRecord,
  address: '4000, rue Saint-Denis, Montréal',
  contactEmail: 'bonjour@example.org',
  paymentEmail: 'pay@example.org',
  position: null,
};

const page = (path: string, title: string, access = 'anyone') => ({
  path,
  handle: { access },
  element: <h1>{title}</h1>,
});
const routes = [
  {
    element: <Layout />,
    children: [
      page('/', 'Home page'),
      page('/fr', 'Page d’accueil'),
      page('/schedule', 'Schedule page'),
      page('/horaire', 'Page de l’horaire'),
      page('/profile', 'Profile page', 'player'),
      page('/login', 'Login page'),
      { id: 'remote:admin-console', children: [page('/admin', 'Dashboard', 'admin')] },
    ],
  },
];

const open = async (path: string, answer: Club | typeof silence = facts) => {
  serve({ [club]: answer });
  const view = renderRoutes(routes, path);
  const shown = 'address' in answer ? answer.address || answer.contactEmail : /./;
  await screen.findByText(shown, { selector: 'address *' });
  return view;
};
const bar = () => within(screen.getByRole('banner'));
const phone = () =>
  within(screen.getAllByRole('navigation', { name: /^(Main|Principale)$/ }).at(-1) as HTMLElement);

const figures = {
  path: { en: '/figures', fr: '/chiffres' },
  access: 'player',
  nav: { label: { en: 'Figures', fr: 'Chiffres' }, icon: 'info', account: 25 },
} as const;

beforeEach(() => {
  registerPages({ stats: {} });
  registerOnly('shell', 'player-portal', 'admin-console');
  useAuth.setState({ token: null, user: null, lastUsername: null });
});

test('a visitor finds the club’s pages, login and registration', async () => {
  await open('/schedule');
  const links = bar().getAllByRole('link');
  expect(
    links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Basket du Plateau, home page', '/'],
    ['Home', '/'],
    ['Schedule', '/schedule'],
    ['About', '/about'],
    ['Plans', '/plan'],
    ['FAQ', '/faq'],
    ['FR Français', '/horaire'],
    ['Log in', '/login'],
    ['Join', '/register'],
  ]);
  expect(bar().getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page');
  expect(bar().getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test.each([
  ['a player', player, ['Profile', 'My sessions', 'My attendance', 'What I owe', 'Log out']],
  [
    'an administrator',
    administrator,
    ['Profile', 'My sessions', 'My attendance', 'Admin dashboard', 'What I owe', 'At the door', 'Log out'],
  ],
  [
    'somebody at the door',
    { ...player, isDoor: true },
    ['Profile', 'My sessions', 'My attendance', 'What I owe', 'At the door', 'Log out'],
  ],
])('the user menu of %s', async (_who, account, entries) => {
  useAuth.getState().acceptLogin(account);
  const { user } = await open('/');
  expect(bar().queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  await user.click(bar().getByRole('button', { name: `Account: ${account.firstName} Roy` }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(entries);
});

test.each([
  ['/', /^Account:/, ['Profile', 'My sessions', 'Figures', 'My attendance', 'What I owe', 'Log out']],
  [
    '/fr',
    /^Compte/,
    ['Profil', 'Mes séances', 'Chiffres', 'Mes présences', 'Ce que je dois', 'Se déconnecter'],
  ],
])(
  'the menu has the page of a remote that this build has never heard of (%s)',
  async (path, button, entries) => {
    registerPages({ stats: { figures } });
    useAuth.getState().acceptLogin(player);
    const { user } = await open(path);
    await user.click(bar().getByRole('button', { name: button }));
    const found = await screen.findAllByRole('menuitem');
    expect(found.map(({ textContent }) => textContent)).toEqual(entries);
    expect(found[2]).toHaveAttribute('href', path === '/' ? '/figures' : '/chiffres');
  },
);

test.each([
  ['none', undefined],
  ['one that is no text', { en: { text: 'Figures' } }],
])(
  'a page whose release has a label that this shell cannot read (%s) goes by its name',
  async (_what, label) => {
    const nav = { bar: 90, account: 90, icon: 'constructor', label };
    registerPages(
      JSON.parse(JSON.stringify({ stats: { figures: { path: figures.path, access: 'anyone', nav } } })),
    );
    const { user } = await open('/');
    expect(bar().getByRole('link', { name: 'figures' })).toHaveAttribute('href', '/figures');
    act(() => void useAuth.getState().acceptLogin(player));
    await user.click(bar().getByRole('button', { name: /^Account:/ }));
    expect(await screen.findByRole('menuitem', { name: 'figures' })).toBeVisible();
  },
);

test('somebody who is logged in chooses a plan where plans are chosen', async () => {
  useAuth.getState().acceptLogin(player);
  await open('/');
  expect(bar().getByRole('link', { name: 'Plans' })).toHaveAttribute('href', '/plan-selection');
});

test('a logout from the menu leads home and says so', async () => {
  useAuth.getState().acceptLogin(player);
  const { user, whereabouts } = await open('/profile');
  await user.click(bar().getByRole('button', { name: /^Account:/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  expect(await screen.findByText('You’re logged out.')).toBeVisible();
  await waitFor(() => expect(whereabouts()).toBe('/'));
});

test.each([
  ['contact', { contactEmail: '' }, 'Adresse', 'Nous joindre'],
  ['address', { address: '' }, 'Nous joindre', 'Adresse'],
])('a club without %s has no line for it', async (_what, without, shown, missing) => {
  await open('/fr', { ...facts, ...without });
  const footer = within(screen.getByRole('contentinfo'));
  expect(await footer.findByTitle(shown)).toBeInTheDocument();
  await waitFor(() => expect(footer.queryByTitle(missing)).toBeNull());
});

test('the footer has the contact, and leads to the networks that the club is on and to no others', async () => {
  const socialLinks = { instagram: 'https://www.instagram.com/basketduplateau' };
  await open('/fr', { ...facts, socialLinks });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: facts.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${facts.contactEmail}`,
  );
  expect(footer.getByRole('link', { name: 'À propos' })).toHaveAttribute('href', '/a-propos');
  const link = await footer.findByRole('link', { name: /\(nouvel onglet\)$/ });
  expect(link).toHaveAccessibleName('Basket du Plateau sur Instagram (nouvel onglet)');
  expect(link).toHaveAttribute('href', socialLinks.instagram);
});

test('a club on no network leads to none', async () => {
  await open('/');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.queryByRole('link', { name: /new tab/ })).not.toBeInTheDocument();
  expect(footer.getByText(/^© \d{4} Basket du Plateau$/)).toBeVisible();
});

test('a visitor’s phone has Join in its bar; a player’s has not', async () => {
  await open('/');
  const entries = () =>
    phone()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(entries()).toEqual([
    ['Home', '/'],
    ['Schedule', '/schedule'],
    ['Join', '/register'],
    ['Log in', '/login'],
  ]);
  act(() => void useAuth.getState().acceptLogin(player));
  expect(entries().map(([label]) => label)).toEqual(['Home', 'Schedule', 'My sessions', 'Profile']);
});

test('whoever runs the club is one tap from the desk, on a phone and on a wide screen', async () => {
  useAuth.getState().acceptLogin(administrator);
  const { user } = await open('/schedule');
  expect(phone().getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  expect(bar().getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  await user.click(phone().getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getAllByRole('link', { name: /Admin/ })).toHaveLength(1);
});

test('whoever is at the door is one tap from it on a phone', async () => {
  useAuth.getState().acceptLogin({ ...player, isDoor: true });
  await open('/schedule');
  expect(phone().getByRole('link', { name: 'At the door' })).toHaveAttribute('href', '/admin/door');
});

test('a browser that prefers French has the way to it written out at an English address', async () => {
  document.documentElement.dataset.french = '';
  const { user, whereabouts } = await open('/schedule');
  await user.click(bar().getByRole('link', { name: 'Français' }));
  expect(whereabouts()).toBe('/horaire');
  expect(bar().getByRole('link', { name: 'EN English' })).toBeVisible();
  delete document.documentElement.dataset.french;
});

test('the phone’s menu has everything, and closes where it leads', async () => {
  const { user, whereabouts } = await open('/');
  await user.click(phone().getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/register');
  await user.click(menu.getByRole('link', { name: 'Schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(whereabouts()).toBe('/schedule');
});

describe('on a remote’s own pages', () => {
  const places = ['home', 'login', 'register', 'menu', 'logout'].map((name) => {
    const path = `/admin/${name}`;
    return { path: { en: path, fr: path }, label: `nav.${name}`, Icon: HomeIcon };
  });
  const state = (app: Partial<RemoteApp>): RemoteState => ({
    status: 'loaded',
    app: { contract: 1, routes: () => [], messages: async () => ({}), ...app },
    build: 'b1',
    version: '1.0.0',
  });
  const barEntries = () =>
    phone()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const openAdmin = async () => {
    useAuth.getState().acceptLogin(administrator);
    serve({ [club]: facts });
    const view = renderRoutes(routes, '/admin');
    await screen.findByRole('heading', { name: 'Dashboard' });
    await waitFor(() => expect(phone().getByRole('button', { name: 'Menu' })).toBeVisible());
    return view;
  };
  // Not awaited: the menu's transition may end meanwhile.
  afterEach(() => {
    act(() => setState('admin-console', { status: 'pending' }));
  });

  test('the phone’s bar holds the first four of the remote’s places, its menu all of them and the way back to the club', async () => {
    setState('admin-console', state({ places }));
    const { user } = await openAdmin();
    expect(barEntries()).toEqual(['Home', 'Log in', 'Join', 'Menu']);
    await user.click(phone().getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getAllByRole('link', { name: 'Home' }).map((link) => link.getAttribute('href'))).toEqual([
      '/admin/home',
      '/',
    ]);
    expect(menu.getAllByRole('link')).toHaveLength(places.length + 1);
    expect(menu.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/admin/logout');
    expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  test('what the person may not see is not among the remote’s places', async () => {
    const forVisitors = {
      path: { en: '/plan', fr: '/plan' },
      label: 'nav.register',
      Icon: HomeIcon,
    } as const;
    setState('admin-console', state({ places: [forVisitors, ...places.slice(0, 1)] }));
    await openAdmin();
    expect(barEntries()).toEqual(['Home']);
  });

  test('what the remote names is not named again in the phone’s menu', async () => {
    const dashboard = { path: { en: '/admin', fr: '/fr/admin' }, label: 'nav.home', Icon: HomeIcon };
    setState('admin-console', state({ places: [dashboard, ...places] }));
    const { user } = await openAdmin();
    await user.click(phone().getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getAllByRole('link', { current: 'page' })).toHaveLength(1);
    expect(menu.queryByRole('link', { name: 'Admin dashboard' })).not.toBeInTheDocument();
  });

  test('a remote that names none, or could not be had, leaves the shell’s places', async () => {
    setState('admin-console', { status: 'failed', cause: 'unreachable' });
    await openAdmin();
    expect(barEntries()).toEqual(['Home', 'Schedule', 'My sessions', 'Admin']);
    // The administrators' pages have no footer.
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    act(() => setState('admin-console', state({})));
    expect(barEntries()).toEqual(['Home', 'Schedule', 'My sessions', 'Admin']);
  });
});

test('what is read on a button of the bar is in the name that it is called by', async () => {
  useAuth.getState().acceptLogin(player);
  await open('/schedule');
  const account = bar().getByRole('button', { name: /Roy$/ });
  expect(account).toHaveAccessibleName(expect.stringContaining(`${player.firstName} Roy`));
  expect(bar().getByRole('link', { name: /Français/ })).toHaveAccessibleName(expect.stringContaining('FR'));
});

test('the theme changes, and is kept', async () => {
  const { user } = await open('/');
  await user.click(bar().getByRole('button', { name: 'Switch to dark theme' }));
  expect(bar().getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  expect(localStorage.getItem('theme')).toBe('dark');
});

describe('the focus', () => {
  test('is on the new page’s title after a navigation', async () => {
    const { user } = await open('/');
    await user.click(bar().getByRole('link', { name: 'Schedule' }));
    expect(await screen.findByRole('heading', { name: 'Schedule page' })).toHaveFocus();
  });

  test('stays where it is on the first page, and when only the language changes', async () => {
    const { user } = await open('/schedule');
    expect(document.body).toHaveFocus();
    await user.click(bar().getByRole('link', { name: 'FR Français' }));
    expect(await screen.findByRole('heading', { name: 'Page de l’horaire' })).not.toHaveFocus();
  });

  test('is first on the link that skips the navigation', async () => {
    const { user } = await open('/');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });
});

test('a new version is offered, and can wait', async () => {
  const waiting = { postMessage: jest.fn() } as unknown as ServiceWorker;
  Object.defineProperty(navigator, 'serviceWorker', { value: new EventTarget() });
  const { user } = await open('/');
  act(() => useUpdate.setState({ waiting }));
  await user.click(screen.getByRole('button', { name: 'Update now' }));
  expect(waiting.postMessage).toHaveBeenCalledWith('take-over');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('A new version of the site is ready.')).not.toBeInTheDocument();
});
