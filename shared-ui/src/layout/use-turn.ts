import { startTransition, useEffect, useState } from 'react';

/** Draws one part; what it leaves when it is drawn, or gone before, is the next part's turn. */
type Turn = () => void;

const waiting: Turn[] = [];
let current: Turn | undefined;
/** The app stands: what comes later is drawn at once. */
let standing = false;

const next = (): void => {
  current = waiting.shift();
  if (current) startTransition(current);
  else standing = true;
};

/**
 * While the app is drawn for the first time, parts of a page that are not its first picture are drawn one after the
 * other, each in a step of its own, so that a phone is held up by none of them for long.
 * @returns whether it is this part's turn; from then on always
 */
export const useTurn = (): boolean => {
  const [due, setDue] = useState(standing);
  useEffect(() => {
    if (due) return undefined;
    const turn: Turn = () => setDue(true);
    waiting.push(turn);
    if (!current) next();
    return () => {
      if (current === turn) next();
      else waiting.splice(waiting.indexOf(turn), 1);
    };
  }, [due]);
  return due;
};
