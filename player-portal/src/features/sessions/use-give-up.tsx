import { Suspense, useEffect, useState } from 'react';
import { type Session, useShowsKept } from 'shared-api';
import { lazyPart } from 'shared-ui';
import { type Loss, lossOf } from './one-tap';
import { useClosing } from './use-closing';

// Loaded on demand: few people need it.
const GiveUpDialog = lazyPart(async () => (await import('./components/GiveUpDialog')).GiveUpDialog);

/**
 * Asks before a no that would lose something, by the server's word: while it is on its way, the no waits for it.
 * @param onGiveUp sends the no
 * @returns a function that asks, or sends at once; and the question to render
 */
export const useGiveUp = (session: Session, onGiveUp: () => void) => {
  const { deadline } = useClosing();
  const showsKept = useShowsKept();
  const [loss, setLoss] = useState<Loss>();
  const [waits, setWaits] = useState(false);
  const decide = () => {
    const lost = lossOf(session, deadline(session), Date.now());
    if (lost) setLoss(lost);
    else onGiveUp();
  };
  const giveUp = () => (showsKept ? setWaits(true) : decide());
  useEffect(() => {
    if (!waits || showsKept) return;
    setWaits(false);
    decide();
  });
  const question = loss && (
    <Suspense>
      <GiveUpDialog
        session={session}
        loss={loss}
        onConfirm={() => {
          setLoss(undefined);
          onGiveUp();
        }}
        onClose={() => setLoss(undefined)}
      />
    </Suspense>
  );
  return { giveUp, question };
};
