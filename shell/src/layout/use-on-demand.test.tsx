import { screen } from '@testing-library/react';
import { useState } from 'react';
import { serve } from 'shared-ui/testing';
import { renderRoutes } from '../testing/render';
import { useOnDemand } from './use-on-demand';

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
