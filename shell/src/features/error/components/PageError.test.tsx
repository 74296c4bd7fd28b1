import { screen } from '@testing-library/react';
import { renderRoutes } from '../../../testing/render';
import { PageError } from './PageError';

// Defined by the build; any value will do here.
jest.mock('../../../remotes/compatibility', () => ({
  shellVersion: () => '1.0.0',
  shellBuild: () => undefined,
}));

let broken = true;
function Fragile() {
  if (broken) throw new Error('broken');
  return <h1>Welcome back</h1>;
}

test('a page that fails says so, and is there after another try', async () => {
  // React and the router log the error, which is thrown on purpose here.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const routes = [{ path: '/login', errorElement: <PageError />, element: <Fragile /> }];
  const { user } = renderRoutes(routes, '/login');
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  said.mockRestore();
});
