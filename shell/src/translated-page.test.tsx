import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { bearTranslators } from './translated-page';

bearTranslators();

const font = (content: Node | string) => {
  const inner = document.createElement('font');
  inner.append(content);
  const outer = document.createElement('font');
  outer.append(inner);
  return outer;
};

const translated = (text: Node) => `[${text.textContent}]`;

const textsOf = (container: Node): Text[] => {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest('font'));
};

/** What translators do to the texts of a page; the last one puts the texts between two elements into one sentence. */
const translators: Record<string, (container: Element) => void> = {
  'wraps the texts': (container) => {
    for (const text of textsOf(container)) {
      const element = font('');
      text.replaceWith(element);
      element.firstElementChild?.append(text);
    }
  },
  'replaces the texts': (container) => {
    for (const text of textsOf(container)) text.replaceWith(font(translated(text)));
  },
  'replaces the texts in two steps': (container) => {
    for (const text of textsOf(container)) {
      text.before(font(translated(text)));
      text.remove();
    }
  },
  'replaces sentences': (container) => {
    for (const text of textsOf(container)) {
      if (!text.isConnected) continue;
      const rest: ChildNode[] = [];
      for (let node: ChildNode | null = text; node instanceof Text; node = node.nextSibling) rest.push(node);
      const element = font(`[${rest.map(({ textContent }) => textContent).join('')}]`);
      text.before(element);
      for (const node of rest) node.remove();
    }
  },
};

function Rows() {
  const [count, setCount] = useState(3);
  return (
    <>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else
        <hr key={row} />
      ))}
      <button type="button" onClick={() => setCount(count - 1)}>
        {count} rows
      </button>
    </>
  );
}

test('what React takes away while a translator works stays away', async () => {
  const { container, unmount } = render(<Rows />);
  for (const left of [2, 1, 0]) {
    act(() => screen.getByRole('button').click());
    // At once, before anything else hears of the change.
    translators['replaces the texts']?.(container);
    await act(async () => {});
    expect(screen.queryAllByRole('separator')).toHaveLength(left);
  }
  unmount();
});

function Card() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <p data-testid="count">
        {count} of {20} play{count > 1 && '!'}
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count % 2 === 1 && <i>…</i>}
        Yes
      </button>
      <p data-testid="state">{count > 1 ? <b>Full</b> : <>Free {count > 0 && 'still'}</>}</p>
      <label>
        Name {count > 0 && <em>required</em>}
        <input />
      </label>
    </main>
  );
}

test.each(Object.entries(translators))(
  'a page that a translator %s goes on, says what is new and keeps what was typed',
  async (_name, translate) => {
    const user = userEvent.setup();
    const { container, unmount } = render(<Card />);
    const settle = () => act(async () => translate(container));
    const said = (id: string) => screen.getByTestId(id).textContent?.replaceAll(/[[\]]/g, '');
    const name = screen.getByRole('textbox');
    await user.type(name, 'Léa');
    const states = [
      ['0 of 20 play', 'Free '],
      ['1 of 20 play', 'Free still'],
      ['2 of 20 play!', 'Full'],
      ['3 of 20 play!', 'Full'],
    ];
    for (const [count, state] of states) {
      await settle();
      expect(said('count')).toBe(count);
      expect(said('state')).toBe(state);
      act(() => screen.getByRole('button').click());
    }
    await settle();
    expect(screen.getByRole('button').textContent?.replaceAll(/[[\]]/g, '')).toBe('Yes');
    expect(screen.getByRole('textbox')).toBe(name);
    expect(name).toHaveValue('Léa');
    expect(name).toHaveFocus();
    unmount();
  },
);
