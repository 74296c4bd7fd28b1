import { Card, useFormat } from 'shared-ui';
import { OpeningSoon } from '../../../components/OpeningSoon';
import { useOpening } from '../../../components/use-opening';
import { VisitorActions } from '../../sessions/components/VisitorActions';
import { NextSessionCard } from './NextSessionCard';
import { SessionTeaser } from './SessionTeaser';

/** The next session, for a visitor to save a spot. */
export function NextSession() {
  const format = useFormat();
  if (useOpening()) {
    return (
      <Card component="section">
        <OpeningSoon />
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
