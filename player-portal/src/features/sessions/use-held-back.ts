import type { Session } from 'shared-api';
import type { OpeningStage } from 'shared-api/opening-stage';
import { useIncluded } from '../payments/use-included';
import { heldBackBy } from './opening';
import { useNow } from './use-now';

const minute = 60_000;

/** The stage of its opening that keeps the person from answering; it passes while the page is open. */
export const useHeldBack = (session: Session): OpeningStage | undefined =>
  heldBackBy(session, useIncluded(session.sessionDate), useNow(minute));
