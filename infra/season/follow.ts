import { addDays, clubDate, clubTime } from '../../shared-api/common/calendar';
import { instantOf } from '../../shared-api/common/instant';
import { type Kind, Letters } from './letters';
import { Line } from './line';
import { Money } from './money';
import { type Game, hour, minute, type Reason, type Rules, type Spot, startOf } from './spots';

/** Of whom a change is not told, and what else. */
interface Telling {
  silent?: ReadonlySet<string>;
  /** The session's own e-mail says the rest. */
  onlyForgiven?: boolean;
  /** What has become due or free without its payer's doing. */
  tellsDues?: boolean;
}

/** What follows from a change of spots: money and e-mails. */
export class Follow extends Line {
  readonly money = new Money();
  readonly letters = new Letters();

  constructor(
    rules: Rules,
    protected readonly admin: string,
  ) {
    super(rules);
  }

  /** When something may happen without anybody's doing after an instant. */
  next(after: number): number {
    const dates = [0, 1].map((days) => addDays(clubDate(after), days));
    const times = [
      ...dates.flatMap((date) =>
        ['00:00', '08:00', '10:00'].map((time) => instantOf(date, time).getTime() + 6 * minute),
      ),
      ...this.games.flatMap((game) => {
        const start = startOf(game);
        return [
          ...[48, 24, 16, 2, 1, 0, -2].map((hours) => start - hours * hour + 6 * minute),
          ...this.those(game, 'offered').map(({ until = 0 }) => until + 70_000),
        ];
      }),
    ];
    return Math.min(...times.filter((time) => time > after));
  }

  /** Time has passed: offers end, the line moves, reminders leave. */
  tick(now: number): void {
    for (const game of this.games)
      if (this.isOpen(game, now) && game.spots.some(({ is }) => is === 'waiting' || is === 'offered'))
        this.change(game, now, 'pass');
    for (const { key, game, to, kind } of this.due(now)) {
      this.done.add(key);
      for (const who of to) this.letters.expect(who, kind, { about: game.id, until: startOf(game) });
    }
  }

  /** Whether an offer has ended that is still in the books. */
  hasExpired = (now: number): boolean =>
    this.games.some(
      (game) => this.isOpen(game, now) && this.those(game, 'offered').some(({ until = now }) => until < now),
    );

  /** E-mails that leave by themselves now, and have not: within five minutes they will. */
  due(now: number): { key: string; game: Game; to: string[]; kind: Kind }[] {
    const [today, time] = [clubDate(now), clubTime(now)];
    return this.games
      .filter((game) => this.isOpen(game, now))
      .flatMap((game) => {
        const inside = this.those(game, 'in');
        const isEve = addDays(today, 1) === game.date && time >= '10:00' && time < '20:00';
        const isEmpty = now >= startOf(game) - 48 * hour && inside.length * 2 < game.capacity;
        const players = inside.flatMap(({ key, host }) => (host ? [] : key));
        return [
          ...(isEve ? [{ kind: 'reminder' as const, to: players }] : []),
          ...(isEmpty ? [{ kind: 'fewPlayers' as const, to: [this.admin] }] : []),
        ].map((letter) => ({ ...letter, game, key: `${letter.kind} ${game.id} ${game.date}` }));
      })
      .filter(({ key }) => !this.done.has(key));
  }

  private readonly done = new Set<string>();
  protected readonly touched = new Set<Game>();

  /** The sessions whose spots have changed since the last time. */
  takeTouched(): Game[] {
    const touched = [...this.touched];
    this.touched.clear();
    return touched;
  }

  /** Somebody has paid for something or, with null, for whatever is open: one receipt says all of it. */
  pay(who: string, cents: number, thing: string | null, date?: string): void {
    this.money.receive(who, cents, thing, date);
    this.money.paidByCredit();
    if (this.people.has(who)) this.letters.expect(who, 'receipt');
  }

  /** The e-mails about what credit has paid. */
  receipts(except = ''): void {
    for (const { who, thing } of this.money.paidByCredit())
      if (this.people.has(who) && !thing.startsWith(except || '-')) this.letters.expect(who, 'receipt');
  }

  /** One change of a session's spots, with all that follows. @returns why it is refused */
  protected change(
    game: Game,
    now: number,
    by: Reason,
    act: () => string | undefined = () => undefined,
    { silent = new Set(), onlyForgiven = false, tellsDues = false }: Telling = {},
  ): string | undefined {
    this.touched.add(game);
    const before = structuredClone(game);
    this.fill(game, now);
    const refused = act();
    if (refused) {
      game.spots = before.spots;
      return refused;
    }
    this.fill(game, now);
    this.waive(before, game);
    const told = this.tell(before, game, by, { silent, onlyForgiven });
    const { charged, returned } = this.settle(game, now);
    for (const [who, cents] of returned) if (!told.declined.has(who)) this.credited(who, cents);
    if (tellsDues) for (const who of charged) if (!told.all.has(who)) this.letters.expect(who, 'dues');
    return undefined;
  }

  protected credited(who: string, cents: number): void {
    if (cents > 0 && this.people.has(who)) this.letters.expect(who, 'credited');
  }

  /** Brings what is charged for a session's spots to what they cost. */
  protected settle(game: Game, now: number) {
    const isOwed = ({ key, is, late }: Spot) =>
      !game.isCancelled && (is === 'in' || late) && this.covered(key, game.date) === undefined;
    const thingOf = ({ key, host }: Spot) => (host ? `${game.id}${key.slice(host.length)}` : game.id);
    const owed = new Map(
      game.spots.filter(isOwed).map((spot) => [`${spot.host ?? spot.key} ${thingOf(spot)}`, spot]),
    );
    const [changed, returned] = [new Set<string>(), new Map<string, number>()];
    for (const { who, thing } of [...this.money.dues]) {
      if ((thing !== game.id && !thing.startsWith(`${game.id}+`)) || owed.has(`${who} ${thing}`)) continue;
      returned.set(who, (returned.get(who) ?? 0) + this.money.release(who, thing));
      changed.add(who);
    }
    for (const spot of owed.values()) {
      const who = spot.host ?? spot.key;
      if (!this.money.find(who, thingOf(spot)) && game.price > 0) changed.add(who);
      this.money.charge(who, thingOf(spot), game.price, now);
    }
    this.receipts(game.id);
    return { charged: changed, returned };
  }

  /** The e-mails about a change of spots. */
  protected tell(
    before: Game,
    game: Game,
    by: Reason,
    { silent = new Set(), onlyForgiven = false }: Telling,
  ) {
    const [declined, all] = [new Set<string>(), new Set<string>()];
    const until = startOf(game);
    const about = { about: game.id, until };
    const keys = new Set([...before.spots, ...game.spots].map(({ key }) => key));
    for (const key of keys) {
      const [old, spot] = [this.of(before, key), this.of(game, key)];
      const host = old?.host ?? spot?.host;
      const who = host ?? key;
      if (!this.people.has(who)) continue;
      if (!host && silent.has(who)) continue;
      if (old?.late && !spot?.late && (host ? spot?.is !== 'in' : spot?.is === old.is)) {
        this.letters.expect(who, 'forgiven', about);
        if (!host) all.add(who);
      } else if (host && !onlyForgiven) {
        if (spot?.is === 'in' && old?.is !== 'in') this.letters.expect(host, 'guest', about);
        else if (old?.is === 'in' && spot?.is !== 'in' && this.of(game, host)?.is === 'in')
          this.letters.expect(host, 'noGuest', about);
      } else if (!host && !onlyForgiven && spot?.is !== old?.is) {
        const kind = this.kindOf(old, spot, by);
        all.add(who);
        if (kind === 'no' || kind === 'taken') declined.add(who);
        this.letters.expect(who, kind, {
          topic: game.id,
          until: kind === 'offer' || kind === 'call' ? (spot?.until ?? 0) : until,
        });
      }
    }
    return { declined, all };
  }

  protected kindOf(old: Spot | undefined, spot: Spot | undefined, by: Reason): Kind {
    if (!spot) return 'left';
    if (spot.is === 'in')
      return spot.by === 'line' ? 'given' : spot.by === 'pass' || by !== 'administrator' ? 'yes' : 'put';
    if (spot.is === 'offered') return spot.isCall ? 'call' : 'offer';
    if (spot.is === 'waiting') return old?.is === 'offered' ? 'passed' : 'waiting';
    if (spot.by === 'line') return 'passed';
    if (spot.by === 'person' || old?.is === 'in') return by === 'person' ? 'no' : 'taken';
    return 'left';
  }
}
