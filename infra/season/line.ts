import { clubTime } from '../../shared-api/common/calendar';
import { day, type Game, hour, minute, rank, type Spot, Spots, startOf } from './spots';

/** How free spots go to those who wait. */
export class Line extends Spots {
  /** Spots that are neither taken nor held for one person. */
  protected left = (game: Game): number =>
    game.capacity -
    game.spots.filter(({ is, isCall }) => is === 'in' || (is === 'offered' && !isCall)).length;

  protected free(game: Game): number {
    return game.spots.some(({ is, isCall }) => is === 'offered' && isCall)
      ? Math.min(0, this.left(game))
      : this.left(game);
  }

  protected isHeldFor = (game: Game, { is, isCall }: Spot): boolean =>
    is === 'offered' && (!isCall || this.left(game) > 0);

  protected mayTake(game: Game, who: string, turn: number, since: number): boolean {
    const ahead = this.line(game).filter(
      (spot) =>
        spot.key !== who &&
        !spot.wasCalled &&
        (spot.rank < turn || (spot.rank === turn && spot.since < since)),
    );
    return this.free(game) > ahead.length;
  }

  /** Offers end, and free spots go to the line. */
  protected fill(game: Game, now: number): void {
    if (!this.isOpen(game, now)) return;
    const start = startOf(game);
    for (const spot of this.those(game, 'offered').filter(({ until = 0 }) => until <= now)) {
      if (spot.isCall) {
        this.backInLine(spot);
        spot.wasCalled = true;
      } else
        this.put(game, {
          ...this.lateOf(spot),
          key: spot.key,
          is: 'out',
          by: 'line',
          rank: spot.rank,
          since: spot.since,
        });
    }
    const alone = this.those(game, 'offered')
      .filter(({ isCall }) => !isCall)
      .sort((one, other) => one.rank - other.rank || one.since - other.since);
    for (const spot of alone.slice(Math.max(0, alone.length + Math.min(0, this.left(game)))))
      this.backInLine(spot);
    if (this.left(game) <= 0)
      for (const spot of this.those(game, 'offered').filter(({ isCall }) => isCall)) this.backInLine(spot);
    const missedOut = this.missedOut(game, now);
    for (const spot of this.those(game, 'waiting'))
      if (spot.rank === rank.usual && missedOut.has(spot.key)) spot.rank = rank.missedOut;
    while (this.free(game) > 0) {
      const line = this.line(game).filter(({ wasCalled }) => !wasCalled);
      const [first] = line;
      if (!first) return;
      const left = start - now;
      const isCall = left <= 2 * hour;
      const asks = now >= start - day || this.people.get(first.key)?.asksFirst;
      const hold = (left > 16 * hour ? 120 : left > hour ? 30 : 10) * minute;
      const until = Math.min(now + hold, start);
      if (!isCall && !asks) {
        const { late, costsFrom, ...rest } = first;
        const isIncluded = this.covered(first.key, game.date) !== undefined;
        const grace = Math.max(10, Math.floor((until - now) / minute));
        const promised = late ? (costsFrom ?? null) : isIncluded ? null : this.terms(game, now, grace);
        this.put(game, { ...rest, is: 'in', by: rest.by === 'pass' ? 'pass' : 'line', costsFrom: promised });
        continue;
      }
      const time = clubTime(now);
      if (!isCall && left > 16 * hour && (time >= '23:00' || time < '08:00')) return;
      for (const spot of isCall ? line : [first])
        Object.assign(spot, { is: 'offered', until, ...(isCall && { isCall }) });
    }
    if (this.left(game) <= 0) for (const spot of this.those(game, 'waiting')) delete spot.wasCalled;
  }

  /** Each newcomer frees the earliest late no; of a host's and their guests', first the host's. */
  protected waive(before: Game, game: Game): void {
    const newcomers = this.those(game, 'in').filter(({ key }) => {
      const old = this.of(before, key);
      return old?.is !== 'in' && !old?.late;
    });
    const late = game.spots
      .filter((spot) => spot.late)
      .sort((one, other) => one.since - other.since || (one.host ? 1 : 0) - (other.host ? 1 : 0));
    const keys = new Set(late.slice(0, newcomers.length).map(({ key }) => key));
    this.forgive(game, ({ key }) => keys.has(key));
  }

  protected cover(game: Game, who: string, now: number): undefined {
    const was = this.of(game, who);
    if (was?.is === 'in' || (was?.is === 'out' && was.by !== 'pass')) return;
    if (was && this.isHeldFor(game, was)) return this.comeIn(game, who, 'pass', now);
    if (was?.is === 'waiting' && was.rank === rank.first) return;
    const bought = this.covered(who, game.date) ?? now;
    const isOwn = was?.is === 'waiting' && was.by !== 'pass';
    const since = isOwn ? Math.max(was.since, bought) : bought;
    const by = isOwn ? was.by : 'pass';
    this.put(game, { ...this.lateOf(was), key: who, is: 'waiting', by, rank: rank.holder, since });
    if (this.mayTake(game, who, rank.holder, since)) this.comeIn(game, who, 'pass', now);
  }

  protected uncover(game: Game, who: string, now: number): undefined {
    const was = this.of(game, who);
    if (was?.by === 'pass' && was.is !== 'out') {
      game.spots = game.spots.filter(({ host, late }) => host !== who || late);
      this.aside(game, who, 'pass', now);
    } else if (
      (was?.is === 'waiting' || was?.is === 'offered') &&
      (was.rank === rank.holder || was.rank === rank.returning)
    )
      was.rank = this.rankOf(game, who, now);
  }
}
