import { screen, waitFor, within } from '@testing-library/react';
import { Answer, serve } from 'shared-ui/testing';
import { Component as SessionsPage } from './features/schedule/sessions/SessionsPage';
import { openForm } from './testing/actions';
import { renderPage } from './testing/render';
import { asksForNext, session } from './testing/rows';

const theirs = { ...session, maxCapacity: 31 };

/** Another administrator saves between the opening of the form and its submission; the form is every resource's. */
const start = async () => {
  const asked = serve(({ method, url, body }) => {
    if (method === 'PUT')
      return (body as { version: number }).version === session.version
        ? new Answer(409, { code: 'changedMeanwhile', message: 'Somebody has changed it.' })
        : { ...theirs, version: 5 };
    if (url.pathname.endsWith('/r1')) return { ...theirs, version: 4 };
    if (asksForNext(url)) return new Answer(200, [], 0);
    return new Answer(200, [session], 1);
  });
  const { user: hands } = renderPage(<SessionsPage />, '/admin/sessions?view=cards');
  const dialog = await openForm(hands);
  const input = dialog.getByLabelText(/Location/);
  await hands.clear(input);
  await hands.type(input, 'Gymnase');
  await hands.click(dialog.getByRole('button', { name: 'Save' }));
  const notice = await dialog.findByRole('alert');
  const sent = () => asked.by('PUT').map(({ body }) => body);
  return { hands, dialog, input, notice, sent };
};

test('the second is told what the first has changed, and can save over it what was typed', async () => {
  const { hands, dialog, input, notice, sent } = await start();
  expect(notice).toHaveTextContent('Someone else changed this');
  expect(within(notice).getByText('Capacity').closest('div')).toHaveTextContent('31');
  expect(input).toHaveValue('Gymnase');
  await hands.click(dialog.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toMatchObject([
    { location: 'Gymnase', version: 3 },
    { location: 'Gymnase', version: 4 },
  ]);
});

test('or takes theirs, and has sent nothing', async () => {
  const { hands, input, notice, sent } = await start();
  await hands.click(within(notice).getByRole('button', { name: 'Load their version' }));
  await waitFor(() => expect(input).not.toHaveValue('Gymnase'));
  expect(screen.queryByText('Someone else changed this')).not.toBeInTheDocument();
  expect(sent()).toHaveLength(1);
});
