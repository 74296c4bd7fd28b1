import { screen } from '@testing-library/react';
import { Box } from '../mui';
import { renderUi } from './render';

// Tests infra/jest/computed-style.ts, which replaces jsdom's: nothing hidden may be found.
const button = (sx: object, attributes: object = {}) => (
  <Box sx={sx} {...attributes}>
    <button type="button">Save</button>
  </Box>
);

test.each([
  ['is not displayed', button({ display: 'none' })],
  ['is not displayed inside something else', button({ '& button': { display: 'none' } })],
  [
    'is not displayed for a state',
    button({ '&[aria-busy=true] > button': { display: 'none' } }, { 'aria-busy': true }),
  ],
  ['is in something invisible', button({ visibility: 'hidden' })],
  ['is hidden by itself', button({}, { hidden: true })],
  ['is hidden inline', button({}, { style: { visibility: 'hidden' } })],
])('what %s has no role', (_name, page) => {
  renderUi(page);
  expect(screen.getByText('Save')).not.toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [
    'displayed by the later rule',
    button({ '& button': { display: 'none' }, '& > button': { display: 'flex' } }),
  ],
  [
    'hidden for a width or on paper',
    button({ '@media print': { display: 'none' }, '@media (width < 1px)': { display: 'none' } }),
  ],
  ['hidden in front of it', button({ '& button::before, & button:after': { display: 'none' } })],
])('what is %s has one', (_name, page) => {
  renderUi(page);
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('what is transparent is there, and cannot be seen', () => {
  renderUi(button({ opacity: 0 }));
  expect(screen.getByRole('button')).not.toBeVisible();
});

test('what lets clicks through is not clicked', async () => {
  const { user } = renderUi(button({ '&&': { pointerEvents: 'none' } }));
  await expect(user.click(screen.getByRole('button'))).rejects.toThrow('pointer-events: none');
});
