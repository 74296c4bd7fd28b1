import type { Session } from 'shared-api';
import { type OpeningStage, openingStageOf } from 'shared-api/opening-stage';
import { isAsked } from './standing';

/**
 * The stage that keeps a person from answering: not who has a spot, or is asked, nor who holds a pass for the date.
 * @param now an instant in milliseconds
 */
export const heldBackBy = (session: Session, isIncluded: boolean, now: number): OpeningStage | undefined =>
  isIncluded || session.isAttending || isAsked(session, now) ? undefined : openingStageOf(session, now);
