import { SessionStatus } from '../contract/enums';
import type { Session } from '../contract/session';

/** How far a session is that is not open to whoever comes first. */
export type OpeningStage = 'before' | 'entries' | 'drawing';

/** @param now an instant in milliseconds */
export const openingStageOf = (
  { opening, status }: Pick<Session, 'opening' | 'status'>,
  now: number,
): OpeningStage | undefined => {
  if (!opening || opening.drawnOn) return undefined;
  if (status !== SessionStatus.Open && status !== SessionStatus.Full) return undefined;
  if (opening.opensAt && now < Date.parse(opening.opensAt)) return 'before';
  if (!opening.drawsAt) return undefined;
  return now < Date.parse(opening.drawsAt) ? 'entries' : 'drawing';
};
