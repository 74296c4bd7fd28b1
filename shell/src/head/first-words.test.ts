/** Runs the head's script in a page that has these facts, at this path. */
const runAt = async (path: string, words?: unknown): Promise<HTMLElement> => {
  history.replaceState(null, '', path);
  document.body.innerHTML =
    '<div data-first-paint><p data-part="kicker"></p><p data-part="title"></p><p data-part="lead"></p></div>';
  document.head.innerHTML = '<script type="application/json" data-preload="remote"></script>';
  const facts = { registry: '/registry/player-portal.json', files: [], needs: [], words };
  for (const block of document.head.children) block.textContent = JSON.stringify(facts);
  jest.resetModules();
  const { showFirstWords } = await import('./first-words');
  showFirstWords();
  return document.body.firstElementChild as HTMLElement;
};

const words = [
  { on: ['/'], look: 'hero', kicker: 'Saturdays', title: 'Play', lead: 'Come' },
  { on: ['/horaire'], look: 'page', title: 'Horaire', lead: '<b>Les séances</b>' },
];

test('the page’s own words are written as text, with their look', async () => {
  const frame = await runAt('/horaire/', words);
  expect(frame.dataset.look).toBe('page');
  expect([...frame.children].map(({ textContent }) => textContent)).toEqual([
    '',
    'Horaire',
    '<b>Les séances</b>',
  ]);
  expect(frame.querySelector('b')).toBeNull();
});

test('the home page has a line over its title', async () => {
  expect((await runAt('/', words)).textContent).toBe('SaturdaysPlayCome');
});

test('the home page of somebody who is logged in has none: it begins with their own', async () => {
  localStorage.setItem('token', 't1');
  expect((await runAt('/', words)).textContent).toBe('');
  expect((await runAt('/horaire', words)).dataset.look).toBe('page');
  localStorage.removeItem('token');
});

test.each([
  ['a page without words', words],
  ['a release that has none', undefined],
])('%s shows none', async (_what, known) => {
  const frame = await runAt('/profile', known);
  expect(frame.textContent).toBe('');
  expect(frame.dataset.look).toBeUndefined();
});
