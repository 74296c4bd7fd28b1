import type { Season } from 'shared-api/contract';
import { overlap, type PassPeriod } from 'shared-api/passes';

/** Somebody in the queue for a pass. */
export interface Queued {
  readonly userId: string;
  /** Until when a pass is kept for them; null while they wait. */
  readonly offeredUntil: Date | null;
}

/** What decides who may have a pass of a season. */
export interface SeasonPasses {
  /** Null: no limit. */
  readonly maxPasses: number | null;
  /** How many people hold a pass that reaches into the season, those to whom an administrator gave it included. */
  readonly sold: number;
  /** The first comes first. */
  readonly queue: readonly Queued[];
}

/** A season for whose passes somebody queues. */
export type QueuedSeason = Pick<Season, 'id' | 'name' | 'startDate' | 'endDate'>;

/**
 * Which queues somebody leaves with a pass and which they stay in: beside it nobody has another for any of its dates.
 */
export function partQueues(
  queues: readonly QueuedSeason[],
  pass: PassPeriod,
): { left: QueuedSeason[]; kept: QueuedSeason[] } {
  return {
    left: queues.filter((season) => overlap(season, pass)),
    kept: queues.filter((season) => !overlap(season, pass)),
  };
}

/** Whose offer has run out, and to whom a pass is offered now, each by their user's id. */
export interface QueueMoves {
  expired: string[];
  offered: string[];
}

const runs = (now: Date) => (one: Queued) => one.offeredUntil !== null && one.offeredUntil > now;

/** Moves a queue on: a pass that nobody holds and that is kept for nobody is offered to whoever waits first. */
export function moveQueue({ maxPasses, sold, queue }: SeasonPasses, now: Date): QueueMoves {
  const kept = queue.filter(runs(now)).length;
  const free = maxPasses === null ? queue.length : Math.max(0, maxPasses - sold - kept);
  const waiting = queue.filter(({ offeredUntil }) => offeredUntil === null);
  const expired = queue.filter((one) => one.offeredUntil !== null && !runs(now)(one));
  return {
    expired: expired.map(({ userId }) => userId),
    offered: waiting.slice(0, free).map(({ userId }) => userId),
  };
}

/**
 * How many passes there are for somebody now: those that are kept for others, or about to be offered to them, are not
 * theirs to take. One that is kept for them stays theirs, even if the number has been lowered since. Null: no limit.
 */
export function passesLeft(season: SeasonPasses, now: Date, userId?: string): number | null {
  if (season.maxPasses === null) return null;
  const kept = season.queue.filter(runs(now)).map((one) => one.userId);
  const others = [...kept, ...moveQueue(season, now).offered].filter((one) => one !== userId);
  const least = userId !== undefined && kept.includes(userId) ? 1 : 0;
  return Math.max(least, season.maxPasses - season.sold - others.length);
}

/** How many there are for somebody of a pass that reaches into several seasons, and counts in each. Null: no limit. */
export function passesLeftIn(seasons: readonly SeasonPasses[], now: Date, userId?: string): number | null {
  const limits = seasons.flatMap((season) => passesLeft(season, now, userId) ?? []);
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** Somebody's place among those who still wait or are being asked; undefined for whoever does neither. */
export function placeInQueue({ queue }: SeasonPasses, now: Date, userId: string | undefined) {
  const current = queue.filter((one) => one.offeredUntil === null || runs(now)(one));
  const index = current.findIndex((one) => one.userId === userId);
  const found = current[index];
  return found && { position: index + 1, offeredUntil: found.offeredUntil?.toISOString() ?? null };
}
