import { Suspense, useRef, useState } from 'react';
import { now, read, type Session, sessionQuery, showsKept } from 'shared-api';
import { lazyPart } from 'shared-ui';
import { type Loss, lossOf } from './loss';
import { useClosing } from './use-closing';

// Loaded on demand: few people need it.
const GiveUpDialog = lazyPart(async () => (await import('./components/GiveUpDialog')).GiveUpDialog);

/**
 * Asks before a no that would lose something, by the server's word: a no on a page of kept answers waits for it.
 * @param onGiveUp sends the no
 * @returns a function that asks, or sends at once; one that takes that back; and the question to render
 */
export const useGiveUp = (session: Session, onGiveUp: () => void) => {
  const { deadline } = useClosing();
  const waiting = useRef<object>(undefined);
  const [asked, setAsked] = useState<{ session: Session; loss: Loss; onGiveUp: () => void }>();
  const giveUp = async () => {
    if (waiting.current) return;
    const press = {};
    waiting.current = press;
    // Without the server's word, the answer is not going to reach it either.
    const word = showsKept()
      ? await read({ ...sessionQuery(session.id), retry: false }).catch(() => session)
      : session;
    if (waiting.current !== press) return;
    waiting.current = undefined;
    const loss = lossOf(word, deadline(word), now());
    if (loss) setAsked({ session: word, loss, onGiveUp });
    else onGiveUp();
  };
  const question = asked && (
    <Suspense>
      <GiveUpDialog
        session={asked.session}
        loss={asked.loss}
        onConfirm={() => {
          setAsked(undefined);
          asked.onGiveUp();
        }}
        onClose={() => setAsked(undefined)}
      />
    </Suspense>
  );
  return {
    giveUp: () => void giveUp(),
    /** Takes back a no that still waits for the server's word. */
    keep: () => {
      waiting.current = undefined;
    },
    question,
  };
};
