import { instantOf } from '../../shared-api/common/instant';

/*
 * Who is in, is asked or waits (docs/product.md), as the season's own books know it.
 */

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

type Standing = 'in' | 'offered' | 'waiting' | 'out';
export type Reason = 'pass' | 'person' | 'line' | 'administrator' | 'host';

/** Where somebody is in a line: forwarded, a holder without room, a holder who comes back, ★, everyone else. */
export const rank = { first: -1, holder: 0, returning: 1, missedOut: 2, usual: 3 };

export interface Spot {
  /** The person or, of a guest, host and name. */
  key: string;
  host?: string;
  is: Standing;
  by: Reason;
  rank: number;
  since: number;
  /** Of an offer. */
  until?: number;
  isCall?: boolean;
  wasCalled?: boolean;
  /** Given up too late. */
  late?: boolean;
  /** From when on a no costs, unless a pass covers the date; null: it is free. */
  costsFrom?: number | null;
  /** As it was before the door. */
  before?: Spot | null;
}

export interface Game {
  id: string;
  date: string;
  time: string;
  capacity: number;
  /** In cents. */
  price: number;
  isCancelled: boolean;
  spots: Spot[];
  /** Whether its morning at the door is closed, and who was there. */
  isClosed: boolean;
  here: Set<string>;
}

export interface Pass {
  id: string;
  who: string;
  from: string;
  to: string;
  bought: number;
  isEnded: boolean;
}

export interface Rules {
  lateNoCharged: boolean;
  guests: number;
}
export const startOf = ({ date, time }: Game): number => instantOf(date, time).getTime();
/** What one does to a spot. */
export class Spots {
  /** By their address. */
  readonly people = new Map<string, { asksFirst: boolean; hasAnswered: boolean }>();
  readonly games: Game[] = [];
  readonly passes: Pass[] = [];

  constructor(protected readonly rules: Rules) {}

  isOpen = (game: Game, now: number): boolean => !game.isCancelled && now < startOf(game);
  of = (game: Game, key: string): Spot | undefined => game.spots.find((spot) => spot.key === key);
  those = (game: Game, standing: Standing): Spot[] => game.spots.filter(({ is }) => is === standing);
  guestsOf = (game: Game, host: string): Spot[] =>
    this.those(game, 'in').filter((spot) => spot.host === host);
  startOf = startOf;

  /** Who waits, first the first. */
  line = (game: Game, ...standings: Standing[]): Spot[] =>
    (standings.length > 0 ? standings : ['waiting' as const])
      .flatMap((standing) => this.those(game, standing))
      .sort((one, other) => one.rank - other.rank || one.since - other.since);

  /** Since when somebody has a pass for a date. */
  covered(who: string, date: string): number | undefined {
    const times = this.passes
      .filter((pass) => pass.who === who && !pass.isEnded && pass.from <= date && date <= pass.to)
      .map(({ bought }) => bought);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  protected rankOf(game: Game, who: string, now: number): number {
    if (this.covered(who, game.date) !== undefined) return rank.returning;
    return this.missedOut(game, now).has(who) ? rank.missedOut : rank.usual;
  }

  /** Who waited in vain for the session before. */
  protected missedOut(game: Game, now: number): Set<string> {
    const earlier = this.games.filter((one) => !one.isCancelled && startOf(one) < startOf(game));
    const [last] = earlier.sort((one, other) => startOf(other) - startOf(one));
    return new Set(last && startOf(last) <= now ? this.those(last, 'waiting').map(({ key }) => key) : []);
  }

  /** A day more for a free no. */
  protected renew(game: Game, now: number): void {
    for (const spot of this.those(game, 'in'))
      if (spot.costsFrom !== undefined && spot.costsFrom !== null)
        spot.costsFrom = Math.max(startOf(game) - day, now + day);
  }

  /** From when on a no costs that is promised now. */
  protected terms = (game: Game, now: number, graceMinutes: number): number | null =>
    this.rules.lateNoCharged && game.price > 0
      ? Math.max(startOf(game) - day, now + graceMinutes * minute)
      : null;

  protected isLate(game: Game, { key, is, costsFrom }: Spot, now: number): boolean {
    if (game.isCancelled || is !== 'in' || costsFrom === undefined || costsFrom === null) return false;
    return this.covered(key, game.date) === undefined && costsFrom < startOf(game) && now >= costsFrom;
  }

  protected lateOf = (was: Spot | undefined) =>
    was?.late ? { late: true, costsFrom: was.costsFrom ?? null } : {};

  protected put(game: Game, spot: Spot): void {
    game.spots = [...game.spots.filter(({ key }) => key !== spot.key), spot];
  }

  protected comeIn(game: Game, key: string, by: Reason, now: number): undefined {
    const was = this.of(game, key);
    const isIncluded = this.covered(key, game.date) !== undefined;
    const promised = by === 'administrator' || isIncluded ? null : this.terms(game, now, 10);
    const costsFrom = was?.late ? (was.costsFrom ?? null) : promised;
    const turn = was?.is === 'waiting' ? was.rank : this.rankOf(game, key, now);
    this.put(game, { key, is: 'in', by, rank: turn, since: now, costsFrom });
  }

  /** Somebody who was put in says yes themselves. */
  protected asOwn(game: Game, was: Spot, now: number): undefined {
    if (was.by === 'person') return;
    const isIncluded = this.covered(was.key, game.date) !== undefined;
    const costsFrom = was.by === 'line' ? was.costsFrom : isIncluded ? null : this.terms(game, now, 10);
    this.put(game, { ...was, by: 'person', costsFrom: costsFrom ?? null });
  }

  protected aside(game: Game, key: string, by: Reason, now: number): void {
    const was = this.of(game, key);
    const turn = was?.is === 'waiting' ? was.rank : this.rankOf(game, key, now);
    this.put(game, { key, is: 'out', by, rank: turn, since: now });
  }

  protected giveUp(game: Game, who: string, now: number): undefined {
    const was = this.of(game, who);
    if (was?.is === 'out') {
      was.by = 'person';
      return;
    }
    for (const guest of game.spots.filter(({ host, late }) => host === who && !late))
      this.dropGuest(game, guest, now);
    const isLate = was !== undefined && this.isLate(game, was, now);
    this.aside(game, who, 'person', now);
    const out = this.of(game, who);
    if (out && was && (isLate || was.late))
      Object.assign(out, { late: true, costsFrom: was.costsFrom ?? null });
  }

  protected dropGuest(game: Game, guest: Spot, now: number): void {
    if (this.isLate(game, guest, now)) this.put(game, { ...guest, is: 'out', since: now, late: true });
    else game.spots = game.spots.filter((spot) => spot !== guest);
  }

  protected forgive(game: Game, whose: (spot: Spot) => boolean): void {
    game.spots = game.spots.flatMap((spot) => {
      if (!spot.late || !whose(spot)) return [spot];
      const { late: _, costsFrom: __, ...free } = spot;
      return spot.host ? [] : [free];
    });
  }

  protected backInLine(spot: Spot): void {
    spot.is = 'waiting';
    delete spot.until;
    delete spot.isCall;
    delete spot.wasCalled;
  }
}
