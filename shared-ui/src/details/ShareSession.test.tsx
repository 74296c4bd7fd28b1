import { screen, waitFor } from '@testing-library/react';
import { registerPages } from '../routing';
import { session } from '../testing';
import { renderUi } from '../testing/render';
import { ShareSession } from './ShareSession';

const id = '01a222f0-f3c5-71eb-9bbb-23808624bc41';
const shared = /10:00\sAM to .* spots left/;

beforeAll(() =>
  registerPages({ portal: { sharedSession: { path: { en: '/s/:id', fr: '/fr/s/:id' }, access: 'anyone' } } }),
);

const press = async () => {
  const { user } = renderUi(<ShareSession session={session({ id, sessionDate: '2099-01-03' })} />);
  await user.click(screen.getByRole('button', { name: /^Share: / }));
};
const withSheet = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
afterEach(() => withSheet(undefined));

test('a phone hands it on by its own sheet', async () => {
  const share = jest.fn(async () => undefined);
  withSheet(share);
  await press();
  expect(share).toHaveBeenCalledWith({
    text: expect.stringMatching(shared),
    url: expect.stringMatching(/23808624bc41$/),
  });
  expect(screen.queryByText('Copied')).not.toBeInTheDocument();
});

test('a sheet that is closed says nothing', async () => {
  withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await press();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a sheet, one line with the link is copied', async () => {
  await press();
  expect(await screen.findByText('Copied')).toBeVisible();
  const line = await waitFor(() => navigator.clipboard.readText());
  expect(line).toMatch(shared);
  expect(line).toMatch(/ · http\S+23808624bc41$/);
});

test('where nothing can be copied, it says so', async () => {
  const { user } = renderUi(<ShareSession session={session({ id, sessionDate: '2099-01-03' })} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: /^Share: / }));
  expect(await screen.findByText(/We couldn’t copy that/)).toBeVisible();
});
