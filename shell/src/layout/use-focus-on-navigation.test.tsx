import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { renderRoutes } from '../testing/render';
import { useFocusOnNavigation } from './use-focus-on-navigation';

function Frame() {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  return (
    <main ref={main} tabIndex={-1}>
      <Outlet />
    </main>
  );
}

const list = (
  <>
    <h1>List</h1>
    <Link to="/list/7?tab=log">Seven</Link>
    <Link to="/list/8">Eight</Link>
    <Link to="/">Home</Link>
  </>
);
const record = (
  <>
    <h1>Record</h1>
    <Link to="/list">All</Link>
  </>
);
const open = (entry: string) =>
  renderRoutes(
    [
      {
        element: <Frame />,
        children: [
          { path: '/', element: <h1>Home page</h1> },
          { path: '/list', element: list },
          { path: '/list/:id', element: record },
        ],
      },
    ],
    entry,
  );

test('back from a record, the link that led to it has the focus; on the record, its title', async () => {
  const { user, router } = open('/list');
  await user.click(screen.getByRole('link', { name: 'Seven' }));
  expect(screen.getByRole('heading', { name: 'Record' })).toHaveFocus();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('link', { name: 'Seven' })).toHaveFocus();
});

test('so has it after a record’s own way back', async () => {
  const { user } = open('/list/8');
  await user.click(screen.getByRole('link', { name: 'All' }));
  expect(screen.getByRole('link', { name: 'Eight' })).toHaveFocus();
});

test('a page that is opened by a link begins at its title, even if it leads back', async () => {
  const { router } = open('/');
  await act(() => router.navigate('/list'));
  expect(screen.getByRole('heading', { name: 'List' })).toHaveFocus();
});
