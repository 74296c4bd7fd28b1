import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render';
import { useOnItsWay } from './on-its-way';

const sentOn = '2026-11-22T15:00:00Z';
const Said = (props: { open: Parameters<ReturnType<typeof useOnItsWay>>[0] }) => (
  <p>{useOnItsWay()(props.open) || 'nothing'}</p>
);

test.each([
  [
    '/',
    'what is sent, in all',
    [
      { due: 10.1, sentOn },
      { due: 9.9, sentOn },
    ],
    '$20.00 on its way',
  ],
  ['/fr', 'in French', [{ due: 20, sentOn }], '20,00 $ en route'],
  [
    '/',
    'without what is still to be sent',
    [
      { due: 10, sentOn },
      { due: 95, sentOn: null },
    ],
    '$10.00 on its way',
  ],
  ['/', 'nothing where nothing is', [{ due: 95, sentOn: null }], 'nothing'],
])('%s: %s', (address, _what, open, said) => {
  renderUi(<Said open={open} />, address);
  expect(screen.getByText(said)).toBeVisible();
});
