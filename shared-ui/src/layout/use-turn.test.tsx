import { render } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTurn } from './use-turn';

/** What was in the page after each step of drawing. */
let steps: string[] = [];
const look = () => {
  const text = document.body.textContent ?? '';
  if (steps.at(-1) !== text) steps.push(text);
};

function Part({ name }: { name: string }) {
  const due = useTurn();
  const text = due ? name : '.';
  useLayoutEffect(look);
  return <span>{text}</span>;
}

/** A part that is taken away while it waits. */
function Brief() {
  const [there, setThere] = useState(true);
  useEffect(() => setThere(false), []);
  return there && <Part name="x" />;
}

// One test, since the app starts once.
test('parts come one after the other while the app is first drawn, and at once later', () => {
  const { rerender } = render(
    <>
      <Part name="A" />
      <Brief />
      <Part name="B" />
      <Part name="C" />
    </>,
  );
  expect(steps[0]).toBe('....');
  expect(steps.slice(-2)).toEqual(['AB.', 'ABC']);
  expect(steps.join(' ')).not.toContain('x');
  steps = [];
  rerender(<Part name="D" />);
  expect(steps).toEqual(['D']);
});
