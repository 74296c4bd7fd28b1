import type { Session } from 'shared-api';
import { type OpeningStage, openingStageOf } from 'shared-api/opening-stage';
import { useIncluded } from '../payments/use-included';
import { isAsked } from './standing';
import { useNow } from './use-now';

/**
 * The stage that keeps a person from answering: not who has a spot, or is asked, nor who holds a pass for the date.
 * @param now an instant in milliseconds
 */
const heldBackBy = (session: Session, isIncluded: boolean, now: number): OpeningStage | undefined =>
  isIncluded || session.isAttending || isAsked(session, now) ? undefined : openingStageOf(session, now);

/** The stage of its opening that keeps the person from answering; it passes while the page is open. */
export const useHeldBack = (session: Session): OpeningStage | undefined =>
  heldBackBy(session, useIncluded(session.sessionDate), useNow());
