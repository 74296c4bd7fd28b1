import { Suspense } from 'react';
import { Card, lazyPart, useFormat } from 'shared-ui';
import { useOpening } from '../../../components/use-opening';
import { VisitorActions } from '../../sessions/components/VisitorActions';
import { NextSessionCard } from './NextSessionCard';
import { SessionTeaser } from './SessionTeaser';

// Nearly all clubs are open.
const OpeningSoon = lazyPart(async () => (await import('../../../components/OpeningSoon')).OpeningSoon);

/** The next session, for a visitor to save a spot. */
export function NextSession() {
  const format = useFormat();
  if (useOpening()) {
    return (
      <Card component="section">
        <Suspense>
          <OpeningSoon />
        </Suspense>
      </Card>
    );
  }
  return (
    <NextSessionCard>
      {(session) => (
        <SessionTeaser session={session} price={session.dropInPrice > 0 && format.money(session.dropInPrice)}>
          <VisitorActions session={session} />
        </SessionTeaser>
      )}
    </NextSessionCard>
  );
}
