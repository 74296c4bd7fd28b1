import { Follow } from './follow';
import type { Kind } from './letters';
import { type Game, type Pass, type Reason, rank, startOf } from './spots';

/*
 * The season's own books, which know nothing of the server's code: they say of everything that people and the club do
 * whether it is refused, who is in then, the line, what it costs, and the e-mails that follow.
 */

/** A club's books. */
export class Books extends Follow {
  /** A new session: passes hold their spots, by time of purchase. */
  open(game: Game, now: number): void {
    this.games.push(game);
    const holders = this.holders(game);
    for (const who of holders)
      this.change(game, now, 'pass', () => this.cover(game, who, now), { silent: new Set(holders) });
    for (const who of holders) this.letters.expect(who, 'held', { until: startOf(game) });
  }

  yes(game: Game, who: string, now: number): string | undefined {
    this.answered(who);
    return this.change(game, now, 'person', () => {
      const was = this.of(game, who);
      if (was?.is === 'in') return this.asOwn(game, was, now);
      if (was && this.isHeldFor(game, was)) return this.comeIn(game, who, 'person', now);
      const since = was?.is === 'waiting' ? was.since : now;
      const turn = was?.is === 'waiting' ? was.rank : this.rankOf(game, who, now);
      return this.mayTake(game, who, turn, since) ? this.comeIn(game, who, 'person', now) : 'sessionFull';
    });
  }

  no(game: Game, who: string, now: number): string | undefined {
    this.answered(who);
    return this.change(game, now, 'person', () => this.giveUp(game, who, now));
  }

  join(game: Game, who: string, now: number): string | undefined {
    this.answered(who);
    return this.change(game, now, 'person', () => {
      const was = this.of(game, who);
      if (was?.is === 'in') return 'attendanceExists';
      if (was?.is === 'waiting' || was?.is === 'offered') return;
      const turn = this.rankOf(game, who, now);
      if (this.mayTake(game, who, turn, now)) return 'sessionNotFull';
      this.put(game, { ...this.lateOf(was), key: who, is: 'waiting', by: 'line', rank: turn, since: now });
    });
  }

  leave(game: Game, who: string, now: number): string | undefined {
    return this.change(game, now, 'person', () => {
      const was = this.of(game, who);
      if (was?.is !== 'waiting' && was?.is !== 'offered') return;
      if (was.late || this.covered(who, game.date) !== undefined) this.giveUp(game, who, now);
      else game.spots = game.spots.filter((spot) => spot !== was);
    });
  }

  bring(game: Game, host: string, name: string, now: number): string | undefined {
    return this.change(game, now, 'person', () => {
      const key = `${host}+${name}`;
      const was = this.of(game, key);
      if (was?.is === 'in') return;
      if (this.of(game, host)?.is !== 'in') return 'notIn';
      if (this.guestsOf(game, host).length >= this.rules.guests) return 'guestLimit';
      if (this.line(game).length > 0 || this.free(game) <= 0) return 'sessionFull';
      const dropped = was ?? game.spots.find((spot) => spot.host === host && spot.late);
      const costsFrom = dropped ? dropped.costsFrom : this.terms(game, now, 10);
      this.put(game, {
        key,
        host,
        is: 'in',
        by: 'host',
        rank: rank.usual,
        since: now,
        costsFrom: costsFrom ?? null,
      });
    });
  }

  drop(game: Game, host: string, name: string, now: number): string | undefined {
    return this.change(game, now, 'person', () => {
      const guest = this.of(game, `${host}+${name}`);
      if (guest?.is === 'in') this.dropGuest(game, guest, now);
    });
  }

  putIn(game: Game, who: string, overbook: boolean, now: number): string | undefined {
    return this.change(game, now, 'administrator', () => {
      const was = this.of(game, who);
      if (was?.is === 'in') return;
      if (!overbook && !(was && this.isHeldFor(game, was)) && this.free(game) <= 0) return 'sessionFull';
      this.comeIn(game, who, 'administrator', now);
    });
  }

  putOut(game: Game, who: string, now: number, by: Reason = 'administrator', silent = new Set<string>()) {
    const act = (): undefined => {
      const was = this.of(game, who);
      this.forgive(game, (spot) => spot.key === who || spot.host === who);
      if (!was || was.is === 'out') return;
      game.spots = game.spots.filter(({ host }) => host !== who);
      this.aside(game, who, 'administrator', now);
    };
    return this.change(game, now, by, act, { silent });
  }

  forward(game: Game, who: string, now: number): string | undefined {
    return this.change(game, now, 'administrator', () => {
      const was = this.of(game, who);
      const [first] = this.line(game);
      if (was?.is !== 'waiting' || !first) return 'notWaiting';
      if (first === was) return;
      if (first.rank === rank.first) was.since = first.since - 1;
      was.rank = rank.first;
    });
  }

  resize(game: Game, capacity: number, now: number): string | undefined {
    if (capacity < game.capacity && capacity < this.those(game, 'in').length)
      return 'capacityBelowRegistered';
    this.change(game, now, 'pass', () => {
      game.capacity = capacity;
    });
  }

  /** The club calls a session off. */
  cancel(game: Game, now: number, paid: 'credit' | 'refund'): void {
    this.letters.drop(game.id);
    if (paid === 'refund')
      for (const due of this.money.dues.filter(({ thing }) => thing.startsWith(game.id)))
        if (due.paid > 0) this.money.release(due.who, due.thing, 'refund');
    this.change(
      game,
      now,
      'pass',
      () => {
        game.isCancelled = true;
        this.forgive(game, () => true);
        for (const spot of this.those(game, 'offered')) this.backInLine(spot);
      },
      { onlyForgiven: true },
    );
    this.announce(game, 'cancelled', startOf(game));
  }

  /** It takes place after all. */
  restore(game: Game, now: number): void {
    this.recheck(game, now, () => {
      game.isCancelled = false;
    });
    this.announce(game, 'changed', startOf(game));
  }

  /** It moves to another time. */
  move(game: Game, date: string, time: string, now: number): void {
    const former = startOf(game);
    const isOtherDay = date !== game.date;
    const act = (): undefined => {
      [game.date, game.time] = [date, time];
    };
    if (isOtherDay) this.recheck(game, now, act);
    else
      this.change(game, now, 'pass', () => {
        act();
        this.forgive(game, () => true);
        this.renew(game, now);
      });
    this.announce(game, 'changed', Math.max(former, startOf(game)), false);
  }

  /** Somebody buys a pass. */
  buy(pass: Pass, cents: number, now: number): void {
    this.passes.push(pass);
    this.letters.expect(pass.who, 'pass');
    this.money.charge(pass.who, pass.id, cents, now);
    this.receipts();
    for (const game of this.coming(now, pass))
      this.change(game, now, 'pass', () => this.cover(game, pass.who, now), { silent: new Set([pass.who]) });
  }

  /** A pass ends before its time: what its holder said yes to stays, at the session's price. */
  end(pass: Pass, now: number): void {
    const due = this.money.find(pass.who, pass.id);
    const isPaid = !due || due.paid === due.cents;
    pass.isEnded = true;
    this.letters.expect(pass.who, 'passEnded');
    if (!isPaid) {
      this.money.release(pass.who, pass.id);
      // What was played under it is paid singly.
      for (const game of this.games.filter((one) => !one.isCancelled && startOf(one) <= now)) {
        const spot = this.of(game, pass.who);
        const wasIncluded = pass.bought < startOf(game) && pass.from <= game.date && game.date <= pass.to;
        const isIncluded = this.covered(pass.who, game.date) !== undefined;
        if (wasIncluded && !isIncluded && (spot?.is === 'in' || spot?.late))
          this.money.charge(pass.who, game.id, game.price, startOf(game));
      }
    }
    for (const game of this.coming(now, pass))
      this.change(game, now, 'pass', () => this.uncover(game, pass.who, now), {
        silent: new Set([pass.who]),
      });
    this.receipts();
  }

  /** Somebody leaves the club. */
  leaveClub(who: string, now: number): void {
    for (const game of this.games) {
      if (this.isOpen(game, now)) this.putOut(game, who, now, 'person', new Set([who]));
      game.spots = game.spots.filter(({ key, host }) => key !== who && host !== who);
    }
    for (const { thing } of this.money.open(who)) this.money.release(who, thing);
    for (const pass of this.passes) if (pass.who === who) pass.isEnded = true;
    this.people.delete(who);
    this.letters.drop(who);
    this.letters.expect(who, 'goodbye');
  }

  /** The door sees somebody, or takes that back; `replaces`: whose spot they take. */
  atDoor(game: Game, key: string, wants: 'in' | 'out' | null, now: number): void {
    this.touched.add(game);
    const was = this.of(game, key);
    const before = was?.before !== undefined ? was.before : (was ?? null);
    game.spots = game.spots.filter((spot) => spot.key !== key);
    if (wants === null || (wants === 'in') === (before?.is === 'in')) {
      if (before) game.spots.push(before);
    } else {
      const costsFrom = before?.late ? (before.costsFrom ?? null) : null;
      const turn = { rank: before?.rank ?? rank.usual, since: now, before, costsFrom };
      game.spots.push({
        key,
        is: wants,
        by: 'administrator',
        ...turn,
        ...(before?.host && { host: before.host }),
      });
    }
    this.settle(game, now);
  }

  private coming = (now: number, { from, to }: Pass): Game[] =>
    this.games
      .filter((game) => this.isOpen(game, now) && from <= game.date && game.date <= to)
      .sort((one, other) => startOf(one) - startOf(other));

  private holders = (game: Game): string[] => {
    const since = (who: string) => this.covered(who, game.date) ?? Number.POSITIVE_INFINITY;
    const holders = [...this.people.keys()].filter((who) => this.covered(who, game.date) !== undefined);
    return holders.sort((one, other) => since(one) - since(other));
  };

  private answered(who: string): void {
    const person = this.people.get(who);
    if (person) person.hasAnswered = true;
  }

  /** Everyone concerned hears of a change of the session itself. */
  private announce(game: Game, kind: Kind, until: number, isOnOrOff = true): void {
    for (const who of this.people.keys()) {
      const spot = this.of(game, who);
      // A spot that ended with its pass is no answer.
      const hasAnswered = spot && (spot.is !== 'out' || spot.by !== 'pass');
      const isUndecided =
        !hasAnswered && isOnOrOff && (who !== this.admin || this.people.get(who)?.hasAnswered);
      if ((spot && spot.is !== 'out') || isUndecided)
        this.letters.expect(who, kind, { about: game.id, until });
    }
  }

  /** Passes count anew, and everybody's terms begin again. */
  private recheck(game: Game, now: number, act: () => void): void {
    this.change(
      game,
      now,
      'pass',
      () => {
        this.forgive(game, () => true);
        for (const spot of this.those(game, 'offered')) this.backInLine(spot);
        act();
        for (const { key } of [...game.spots].filter(({ host }) => !host))
          if (this.covered(key, game.date) === undefined) this.uncover(game, key, now);
        for (const who of this.holders(game)) this.cover(game, who, now);
        this.renew(game, now);
      },
      { tellsDues: true },
    );
  }
}
