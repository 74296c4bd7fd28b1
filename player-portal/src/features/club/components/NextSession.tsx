import { useFormat } from 'shared-ui';
import { VisitorActions } from '../../sessions/components/VisitorActions';
import { NextSessionCard } from './NextSessionCard';
import { SessionTeaser } from './SessionTeaser';

/** The next session, for a visitor to save a spot. */
export function NextSession() {
  const format = useFormat();
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
