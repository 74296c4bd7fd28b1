import { screen } from '@testing-library/react';
import { useState } from 'react';
import { serve } from 'shared-ui/testing';
import { reloadOnce } from '../remotes/reload-once';
import { renderRoutes } from '../testing/render';
import { useOnDemand } from './use-on-demand';

jest.mock('../remotes/reload-once');

function Sheet({ open }: { open: boolean }) {
  return open ? <p>The sheet</p> : null;
}

function Opener({ load }: { load: () => Promise<{ default: typeof Sheet }> }) {
  const [Loaded, ask] = useOnDemand(load);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => ask(() => setOpen(true))}>
        Open
      </button>
      {Loaded && <Loaded open={open} />}
    </>
  );
}

test('what does not come is told, the page stays, and the next press brings it', async () => {
  serve({});
  // Without a connection the page is not reloaded.
  jest.mocked(reloadOnce).mockReturnValue(false);
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Sheet });
  const { user } = renderRoutes([{ path: '/', element: <Opener load={load} /> }], '/');
  const button = screen.getByRole('button', { name: 'Open' });
  await user.click(button);
  expect(await screen.findByText(/No answer from the club’s server/)).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(await screen.findByText('The sheet')).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('with a connection the next press loads the page again', async () => {
  serve({});
  jest.mocked(reloadOnce).mockReset().mockReturnValue(true);
  const load = jest.fn().mockRejectedValue(new Error('lost'));
  const { user } = renderRoutes([{ path: '/', element: <Opener load={load} /> }], '/');
  const button = screen.getByRole('button', { name: 'Open' });
  await user.click(button);
  await screen.findByText(/No answer from the club’s server/);
  await user.click(button);
  expect(reloadOnce).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
});
