import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TakeOver } from './take-over';

const html = `
  <a href="/plan">Plans</a><a href="/horaire" hreflang="fr">FR</a>
  <button type="button">Menu</button><button type="button">More</button><button type="button">More</button>
  <form method="dialog">
    <label for="_R_1_">E-mail</label><input id="_R_1_" name="email">
    <input name="code" value="12">
    <label><input type="radio" name="_R_2_">This week</label>
    <label><input type="radio" name="_R_2_" checked>All</label>
    <label><input type="checkbox">Remember me</label>
    <button type="submit">Go</button>
  </form>`;

/** The app's page, with other ids, and what was done in it. */
function Page({ done }: { done: string[] }) {
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('12');
  const [when, setWhen] = useState('all');
  const note = (what: string) => () => void done.push(what);
  return (
    <main>
      <a href="/plan">Plans</a>
      <button type="button" onClick={note('menu')}>
        Menu
      </button>
      <button type="button" onClick={note('first')}>
        More
      </button>
      <button type="button" onClick={note('second')}>
        More
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done.push(`sent ${email} ${code} ${when}`);
        }}
      >
        <label htmlFor="r1">E-mail</label>
        <input id="r1" name="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        <input name="code" value={code} onChange={({ target }) => setCode(target.value)} />
        <label>
          <input type="radio" name="r2" checked={when === 'week'} onChange={() => setWhen('week')} />
          This week
        </label>
        <label>
          <input type="radio" name="r2" checked={when === 'all'} onChange={() => setWhen('all')} />
          All
        </label>
        <label>
          <input type="checkbox" />
          Remember me
        </label>
        <button type="submit">Go</button>
      </form>
    </main>
  );
}

/**
 * Does something on the static page, which the app then replaces.
 * @param atOnce looks at the app before any other task
 * @returns what was done in the app
 */
const takenOver = async (before: (drawn: HTMLElement) => void, atOnce?: () => void): Promise<string[]> => {
  document.body.replaceChildren();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `<div data-static>${html}</div>`;
  const drawn = root.firstElementChild as HTMLElement;
  // jsdom knows no `method="dialog"`.
  drawn.addEventListener('submit', (event) => event.preventDefault());
  jest.isolateModules(() => require('./head/early-acts'));
  before(drawn);
  drawn.remove();
  const done: string[] = [];
  act(() => {
    render(
      <TakeOver root={root} drawn={drawn}>
        <Page done={done} />
      </TakeOver>,
      { container: root },
    );
  });
  atOnce?.();
  // Each act in its own task.
  for (let turn = 0; turn < 3; turn++) await act(() => new Promise((resolve) => setTimeout(resolve)));
  return done;
};
const button = (drawn: HTMLElement, name: string, at = 0) =>
  [...drawn.querySelectorAll('button')].filter(({ textContent }) => textContent === name)[at] as HTMLElement;
const field = (drawn: HTMLElement, name: string) => drawn.querySelector(`[name=${name}]`) as HTMLInputElement;

test('what was typed and chosen is there, and what has the focus keeps it', async () => {
  await takenOver((drawn) => {
    field(drawn, 'email').value = 'zoe@example.org';
    drawn.querySelector('input')?.focus();
    drawn.querySelectorAll<HTMLElement>('[type=radio]')[0]?.click();
    drawn.querySelector<HTMLElement>('[type=checkbox]')?.click();
  });
  expect(screen.getByLabelText('E-mail')).toHaveValue('zoe@example.org');
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.getByLabelText('This week')).toBeChecked();
  expect(screen.getByLabelText('Remember me')).toBeChecked();
});

test('who goes on typing as the app comes loses nothing', async () => {
  await takenOver(
    (drawn) => {
      field(drawn, 'email').value = 'zoe@exam';
      field(drawn, 'email').focus();
    },
    () => {
      expect(screen.getByLabelText('E-mail')).toHaveFocus();
      expect(screen.getByLabelText('E-mail')).toHaveValue('zoe@exam');
      fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'zoe@example.org' } });
    },
  );
  expect(screen.getByLabelText('E-mail')).toHaveValue('zoe@example.org');
});

test('the button that was pressed last is pressed, once, with what was typed before', async () => {
  const sent = await takenOver((drawn) => {
    button(drawn, 'Menu').click();
    field(drawn, 'email').value = 'zoe@example.org';
    button(drawn, 'Go').click();
  });
  expect(sent).toEqual(['sent zoe@example.org 12 all']);
  expect(await takenOver((drawn) => button(drawn, 'More', 1).click())).toEqual(['second']);
});

test('a pressed button says that it waits; nobody who did nothing is answered', async () => {
  expect(
    await takenOver((drawn) => {
      button(drawn, 'Menu').click();
      expect(button(drawn, 'Menu')).toHaveAttribute('aria-busy', 'true');
    }),
  ).toEqual(['menu']);
  expect(await takenOver(() => {})).toEqual([]);
  expect(document.body).toHaveFocus();
});

test('a press that goes on as the app comes counts where it ends on the same', async () => {
  const release = (name: string, pointerType: string) =>
    takenOver(
      (drawn) => void fireEvent.pointerDown(button(drawn, 'Menu')),
      () => {
        // jsdom has no pointers.
        const up = () => Object.assign(new MouseEvent('pointerup', { bubbles: true }), { pointerType });
        screen.getByRole('button', { name }).dispatchEvent(up());
        screen.getByRole('button', { name: 'Menu' }).dispatchEvent(up());
      },
    );
  expect(await release('Menu', 'mouse')).toEqual(['menu']);
  expect(await release('Go', 'mouse')).toEqual([]);
  expect(await release('Menu', 'touch')).toEqual([]);
});

test('a press elsewhere takes the focus away', async () => {
  await takenOver((drawn) => {
    field(drawn, 'email').focus();
    fireEvent.pointerDown(drawn);
  });
  expect(document.body).toHaveFocus();
});

test('the language is switched with the address’s query, which the static page was drawn without', async () => {
  history.replaceState(null, '', '/schedule?availableOnly=true');
  await takenOver((drawn) => {
    const [plans, french] = drawn.querySelectorAll('a');
    // jsdom does not navigate.
    drawn.addEventListener('click', (event) => event.preventDefault());
    plans?.click();
    french?.click();
    expect(plans).toHaveAttribute('href', '/plan');
    expect(french?.href).toMatch(/\/horaire\?availableOnly=true$/);
  });
  history.replaceState(null, '', '/');
});

test('what comes after the app is the app’s own', async () => {
  const done = await takenOver((drawn) => button(drawn, 'Menu').click());
  act(() => screen.getByRole('button', { name: 'Go' }).click());
  expect(done).toEqual(['menu', 'sent  12 all']);
});
