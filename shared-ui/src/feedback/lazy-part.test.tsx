import { screen, within } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { renderUi } from '../testing/render';
import { lazyPart } from './lazy-part';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

// React logs every error that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const open = (load: () => Promise<typeof Greeting>) => {
  const Part = lazyPart(load);
  return renderUi(
    <>
      <h1>A page</h1>
      <Suspense fallback="One moment">
        <Part name="Ana" />
      </Suspense>
    </>,
  );
};

test('a part appears when its code is there', async () => {
  open(async () => Greeting);
  expect(screen.getByText('One moment')).toBeVisible();
  expect(await screen.findByText('Hello Ana')).toBeVisible();
});

test('a lost connection takes only the part, which says so and is loaded at the next try', async () => {
  const load = jest.fn(async () => Greeting).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  const { user } = open(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection and try again.');
  expect(screen.getByRole('heading', { name: 'A page' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ana')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('parts that are lost together are loaded together, each with what can be shown around its notice', async () => {
  let isOnline = false;
  const load = async () => (isOnline ? Greeting : Promise.reject(new Error('Loading chunk 7 failed.')));
  const Framed = lazyPart(load, ({ name }, notice) => (
    <article aria-label={name}>
      No {name}
      {notice}
    </article>
  ));
  const { user } = renderUi(
    <Suspense>
      <Framed name="Ana" />
      <Framed name="Zoé" />
    </Suspense>,
  );
  const lost = await screen.findByRole('article', { name: 'Ana' });
  expect(lost).toHaveTextContent('No Ana');
  isOnline = true;
  await user.click(within(lost).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Ana')).toBeVisible();
  expect(await screen.findByText('Hello Zoé')).toBeVisible();
});

test('a file that stays lost is said to need a reload', async () => {
  const { user } = open(() => Promise.reject(new Error('Loading chunk 7 failed.')));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
});

class Page extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    return this.state.error ? `The page says: ${this.state.error.message}` : this.props.children;
  }
}

test('what a part throws itself is the page’s affair', async () => {
  const Part = lazyPart(async () => () => {
    throw new Error('a mistake');
  });
  renderUi(
    <Page>
      <Suspense>
        <Part />
      </Suspense>
    </Page>,
  );
  expect(await screen.findByText('The page says: a mistake')).toBeVisible();
});
