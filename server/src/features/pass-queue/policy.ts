import type { Season } from 'shared-api/contract';
import { overlap, type PassPeriod } from 'shared-api/passes';

/** Somebody in the queue for a pass. */
export interface Queued {
  readonly userId: string;
  /** Until when a pass is kept for them; null while they wait. */
  readonly offeredUntil: Date | null;
  /** They keep their turn, and are asked once they may play again. */
  readonly isSuspended?: boolean;
}

/** What decides who may have a pass of a season. */
export interface SeasonPasses {
  /** Null: no limit. */
  readonly maxPasses: number | null;
  /** How many people hold a pass that reaches into the season, including passes given by an administrator. */
  readonly sold: number;
  /** In the order of their turn. */
  readonly queue: readonly Queued[];
}

/** A season whose passes somebody is queueing for. */
export type QueuedSeason = Pick<Season, 'id' | 'name' | 'startDate' | 'endDate'>;

/** The queues that somebody leaves when they get a pass, and those they stay in: nobody has two passes for one date. */
export function splitQueues(
  queues: readonly QueuedSeason[],
  pass: PassPeriod,
): { left: QueuedSeason[]; kept: QueuedSeason[] } {
  return {
    left: queues.filter((season) => overlap(season, pass)),
    kept: queues.filter((season) => !overlap(season, pass)),
  };
}

/** The users whose offers have expired or are withdrawn, and those who are offered a pass now, by id. */
export interface QueueMoves {
  expired: string[];
  /** Those who were suspended since, and wait again. */
  takenBack: string[];
  offered: string[];
}

const hasOpenOffer = (now: Date) => (one: Queued) => one.offeredUntil !== null && one.offeredUntil > now;

const mayPlay = ({ isSuspended = false }: Queued): boolean => !isSuspended;
const idsOf = (some: readonly Queued[]): string[] => some.map(({ userId }) => userId);

/** Moves a queue on: passes that are neither held nor kept for anybody are offered to the first who wait. */
export function moveQueue({ maxPasses, sold, queue }: SeasonPasses, now: Date): QueueMoves {
  const playing = queue.filter(mayPlay);
  const kept = playing.filter(hasOpenOffer(now)).length;
  const free = maxPasses === null ? playing.length : Math.max(0, maxPasses - sold - kept);
  const waiting = playing.filter(({ offeredUntil }) => offeredUntil === null);
  return {
    expired: idsOf(playing.filter((one) => one.offeredUntil !== null && !hasOpenOffer(now)(one))),
    takenBack: idsOf(queue.filter((one) => !mayPlay(one) && one.offeredUntil !== null)),
    offered: idsOf(waiting.slice(0, free)),
  };
}

/**
 * How many passes somebody can take now. Passes that are kept for others, even for suspended people until
 * withdrawn, or about to be offered to them, do not count. One that is kept for the person stays theirs, even
 * if the limit was lowered since. Null: no limit.
 */
export function passesLeft(season: SeasonPasses, now: Date, userId?: string): number | null {
  if (season.maxPasses === null) return null;
  const kept = idsOf(season.queue.filter(hasOpenOffer(now)));
  const others = [...kept, ...moveQueue(season, now).offered].filter((one) => one !== userId);
  const least = userId !== undefined && kept.includes(userId) ? 1 : 0;
  return Math.max(least, season.maxPasses - season.sold - others.length);
}

/** How many are left of a pass that reaches into several seasons, and counts in each. Null: no limit. */
export function passesLeftIn(seasons: readonly SeasonPasses[], now: Date, userId?: string): number | null {
  const limits = seasons.flatMap((season) => passesLeft(season, now, userId) ?? []);
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** People who may play, and wait or have an offer. */
export const currentlyQueued = ({ queue }: SeasonPasses, now: Date): Queued[] =>
  queue.filter((one) => mayPlay(one) && (one.offeredUntil === null || hasOpenOffer(now)(one)));

/** Somebody's place in the queue, counted among `currentlyQueued`; undefined for anybody else. */
export function placeInQueue(season: SeasonPasses, now: Date, userId: string | undefined) {
  const current = currentlyQueued(season, now);
  const index = current.findIndex((one) => one.userId === userId);
  const found = current[index];
  return found && { position: index + 1, offeredUntil: found.offeredUntil?.toISOString() ?? null };
}
