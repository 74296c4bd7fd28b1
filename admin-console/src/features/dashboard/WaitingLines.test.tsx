import { screen } from '@testing-library/react';
import { Answer, serve } from 'shared-ui/testing';
import { renderPage } from '../../testing/render';
import { WaitingLines } from './WaitingLines';

test('what did not fit at the door is counted, and leads to its session', async () => {
  serve(({ url }) => {
    if (url.pathname.endsWith('/door-remarks')) return [{ id: 's1', sessionDate: '2026-11-21', count: 2 }];
    return url.pathname.endsWith('/Transfers') ? new Answer(200, [], 0) : {};
  });
  renderPage(<WaitingLines />, '/admin');
  const link = await screen.findByRole('link', { name: /^2 remarks from the door, .*November 21/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('/s1'));
});
