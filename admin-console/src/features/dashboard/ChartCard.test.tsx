import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render';
import { ChartCard } from './ChartCard';

test.each([
  [true, 0],
  [false, 1],
])('a chart is shown once there is data (empty: %s)', (empty, shown) => {
  renderPage(
    <ChartCard title="dashboard.levels" hint="Held" empty={empty} chart="chart" table="table" />,
    '/admin',
  );
  expect(screen.queryAllByRole('heading', { name: 'Attendance level' })).toHaveLength(shown);
});
