import type { Session } from 'shared-api';
import { type OpeningStage, openingStageOf } from 'shared-api/opening-stage';
import { useNow } from './use-now';

/** How far a session is that is not open to whoever comes first; it goes on while the page is open. */
export const useOpeningStage = (session: Session): OpeningStage | undefined =>
  openingStageOf(session, useNow());
