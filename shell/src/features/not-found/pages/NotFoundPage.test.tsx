import { act, screen } from '@testing-library/react';
import { renderRoutes } from '../../../testing/render';
import { NotFoundPage } from './NotFoundPage';

const routes = [
  { path: '/schedule', element: <p>schedule</p> },
  { path: '*', element: <NotFoundPage /> },
];

test('says so, and leads back and home', async () => {
  const { router, user } = renderRoutes(routes, '/schedule');
  await act(() => router.navigate('/nowhere'));
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(await screen.findByText('schedule')).toBeVisible();
});
