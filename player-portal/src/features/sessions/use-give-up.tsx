import { Suspense, useRef, useState } from 'react';
import { now, read, type Session, sessionQuery, useShowsKept } from 'shared-api';
import { lazyPart } from 'shared-ui';
import { type Loss, lossOf } from './one-tap';
import { useClosing } from './use-closing';

// Loaded on demand: few people need it.
const GiveUpDialog = lazyPart(async () => (await import('./components/GiveUpDialog')).GiveUpDialog);

/**
 * Asks before a no that would lose something, by the server's word: a no on a page of kept answers waits for it.
 * @param onGiveUp sends the no
 * @returns a function that asks, or sends at once; and the question to render
 */
export const useGiveUp = (session: Session, onGiveUp: () => void) => {
  const { deadline } = useClosing();
  const showsKept = useShowsKept();
  const waits = useRef(false);
  const [asked, setAsked] = useState<{ session: Session; loss: Loss; onGiveUp: () => void }>();
  const giveUp = async () => {
    if (waits.current) return;
    waits.current = true;
    // Without the server's word, the answer is not going to reach it either.
    const word = showsKept
      ? await read({ ...sessionQuery(session.id), retry: false }).catch(() => session)
      : session;
    waits.current = false;
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
  return { giveUp: () => void giveUp(), question };
};
