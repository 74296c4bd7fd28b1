import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode, useState } from 'react';
import { createBrowserRouter, Link, Outlet, RouterProvider, useSearchParams } from 'react-router-dom';
import { object } from 'yup';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { Form } from '../forms/Form';
import { SelectInput } from '../forms/inputs/SelectInput';
import { TextInput } from '../forms/inputs/TextInput';
import { UnsavedGuard } from '../forms/UnsavedGuard';
import { en } from '../messages/en';
import { FormDialog } from '../resource/FormDialog';
import { UiProvider } from '../UiProvider';
import { routerWindow } from './overlay-history';

type Overlay = (props: { open: boolean; close: () => void }) => ReactNode;

const schema = object();
const choices = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
];

const overlays: Record<string, Overlay> = {
  menu: ({ open, close }) => (
    <Menu open={open} onClose={close} anchorEl={document.body}>
      <MenuItem component={Link} to="/other" onClick={close}>
        Other page
      </MenuItem>
      <MenuItem onClick={close}>Close</MenuItem>
    </Menu>
  ),
  sheet: ({ open, close }) => (
    <Drawer open={open} onClose={close} anchor="bottom" slotProps={{ paper: { role: 'dialog' } }}>
      <button type="button" onClick={close}>
        Close
      </button>
    </Drawer>
  ),
  form: ({ open, close }) => (
    <FormDialog
      open={open}
      onClose={close}
      title="A form"
      submit="Save"
      initial={{ name: '', choice: 'a' }}
      schema={schema}
      onSubmit={close}
    >
      <TextInput name="name" label="Name" />
      <SelectInput name="choice" label="Choice" options={choices} />
    </FormDialog>
  ),
  pending: ({ open, close }) => (
    <ConfirmDialog open={open} title="Pending" confirm="Do it" pending onConfirm={close} onClose={close} />
  ),
};

function Opener({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  const Shown = overlays[name] as Overlay;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      <Shown open={open} close={() => setOpen(false)} />
    </>
  );
}

function Start() {
  const [query, setQuery] = useSearchParams();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <h1>Start {query.get('only')}</h1>
      {Object.keys(overlays).map((name) => (
        <Opener key={name} name={name} />
      ))}
      <button type="button" onClick={() => setChoosing(true)}>
        Open filter
      </button>
      <Menu open={choosing} onClose={() => setChoosing(false)} anchorEl={document.body}>
        <MenuItem
          onClick={() => {
            setChoosing(false);
            setQuery({ only: 'open' }, { replace: true });
          }}
        >
          Only open
        </MenuItem>
      </Menu>
      <Link to="/other">Link</Link>
    </>
  );
}

const Written = () => (
  <Form initial={{ name: '' }} schema={schema} onSubmit={() => {}} guard={UnsavedGuard}>
    <h1>Written</h1>
    <TextInput name="name" label="Name" />
  </Form>
);

let router: ReturnType<typeof createBrowserRouter>;
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  history.pushState(null, '', '/before');
  router = createBrowserRouter(
    [
      {
        element: (
          <UiProvider locale="en" messages={en}>
            <Outlet />
          </UiProvider>
        ),
        children: [
          { path: '/before', element: <h1>Before</h1> },
          { path: '/start', element: <Start /> },
          { path: '/other', element: <h1>Other</h1> },
          { path: '/written', element: <Written /> },
        ],
      },
    ],
    { window: routerWindow },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await screen.findByRole('heading', { name: 'Before' });
  await go('/start');
  await page('Start');
});
afterEach(() => router.dispose());

const turn = () => new Promise((resolve) => setTimeout(resolve));
const go = (path: string) => act(() => router.navigate(path));
/** As the browser's button does, which may be pressed as soon as the page is as it looks. */
const back = () =>
  act(async () => {
    const heard = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true, capture: true });
    });
    history.back();
    await heard;
    // The page may be on its way back to where it was, or something asked.
    for (let turns = 0; turns < 5; turns++) await turn();
  });

const page = async (name: string) => {
  await screen.findByRole('heading', { name });
  // What is closed has left its entry, too: whoever goes back then meets a page.
  await waitFor(() => expect((history.state as { overlays?: number }).overlays).toBeUndefined());
};
const openIt = async (name: string) => {
  await user.click(await screen.findByRole('button', { name: `Open ${name}` }));
};
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

test.each([
  ['menu', 'menu'],
  ['sheet', 'dialog'],
  ['form', 'dialog'],
])('Back closes a %s, and leaves the page only then', async (name, role) => {
  await openIt(name);
  await screen.findByRole(role);
  await back();
  await gone(role);
  await page('Start');
  await back();
  await page('Before');
});

test.each([
  ['menu', 'menuitem', 'Close'],
  ['sheet', 'button', 'Close'],
  ['form', 'button', 'Cancel'],
])('a %s that is closed by its button leaves nothing to go back from', async (name, role, button) => {
  await openIt(name);
  await user.click(await screen.findByRole(role, { name: button }));
  await page('Start');
  await back();
  await page('Before');
});

test('the topmost closes first: the list of a select in a dialog', async () => {
  await openIt('form');
  await user.click(await screen.findByRole('combobox', { name: 'Choice' }));
  await screen.findByRole('listbox');
  await back();
  await gone('listbox');
  expect(screen.getByRole('dialog')).toBeVisible();
  await back();
  await gone('dialog');
  await page('Start');
});

test('a page that is opened from a menu takes the place of its entry', async () => {
  await openIt('menu');
  await user.click(await screen.findByRole('menuitem', { name: 'Other page' }));
  await page('Other');
  await back();
  await page('Start');
  await back();
  await page('Before');
});

test('a page that is opened at once after something has closed stays', async () => {
  await openIt('sheet');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  // The browser is on its way back from the sheet's entry.
  await turn();
  await go('/other');
  await page('Other');
  await back();
  await page('Start');
});

test('an address that a choice replaces is the page’s', async () => {
  await openIt('filter');
  await user.click(await screen.findByRole('menuitem', { name: 'Only open' }));
  await page('Start open');
  expect(location.search).toBe('?only=open');
  await back();
  await page('Before');
});

test('what must stay open stays', async () => {
  await openIt('pending');
  await screen.findByRole('alertdialog');
  await back();
  await waitFor(() => expect(history.state).toMatchObject({ overlays: 1 }));
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(location.pathname).toBe('/start');
});

test('Back from a form with unsaved values asks, as closing does', async () => {
  await openIt('form');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'x');
  for (const answer of ['Keep editing', 'Leave']) {
    await back();
    const question = await screen.findByRole('alertdialog');
    expect(screen.getByRole('textbox', { name: 'Name', hidden: true })).toHaveValue('x');
    await user.click(within(question).getByRole('button', { name: answer }));
    await gone('alertdialog');
  }
  await gone('dialog');
  await page('Start');
  await back();
  await page('Before');
});

test('a page with unsaved values is not left by Back without its question, which is one entry itself', async () => {
  await go('/written');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'x');
  await user.tab();
  for (const answer of ['Keep editing', 'Leave']) {
    await back();
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(location.pathname).toBe('/written'));
    await user.click(within(question).getByRole('button', { name: answer }));
    await gone('alertdialog');
  }
  await page('Start');
});
