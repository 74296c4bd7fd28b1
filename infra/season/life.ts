import { randomUUID } from 'node:crypto';
import { addDays, clubDate, clubTime } from '../../shared-api/common/calendar';
import { instantOf } from '../../shared-api/common/instant';
import type { Calls } from '../../shared-api/contract';
import { Books } from './books';
import { day, type Game, type Rules } from './spots';
import { type Reply, startWorld, type World } from './world';

/** What the product says, and what the books say. */
export class Divergence extends Error {}

/** Somebody with an account; their address is their key in the books. */
export interface Player {
  key: string;
  id: string;
  token: string;
}

/** Everybody's password. */
export const password = 'Pivot7Hoops!Zd';
const admin = 'admin@club.test';

/** A club that lives: the product, its books, and how they are compared. */
export class Life {
  readonly players: Player[] = [];
  /** What a bank has said, for being said again. */
  readonly statements: string[] = [];
  /** All calls that change something, in words. */
  readonly story: string[] = [];
  /** Until when the mail server is away. */
  awayUntil = 0;
  /** The closing balances of months that are closed, in cents. */
  readonly closed = new Map<string, string>();
  private named = 0;
  /** Ids that are not players': walk-ins, by key. */
  readonly walkIns = new Map<string, string>();

  private constructor(
    readonly world: World,
    readonly books: Books,
    readonly admin: Player,
  ) {}

  /** Starts a club with its administrator, settings, season and sessions. */
  static async begin(begins: number, weeks: number, rules: Rules): Promise<Life> {
    const world = await startWorld(begins, admin);
    await world.moveTo(begins);
    const life = new Life(world, new Books(rules, admin), { key: admin, id: '', token: '' });
    const token = world.letters()[0]?.text.match(/token=([\w-]+)/)?.[1] ?? '';
    const opened = life.agree(
      await world.call('POST /auth/verify-email', { body: { token, newPassword: password } }),
    );
    Object.assign(life.admin, { id: opened.body.login?.id, token: opened.body.login?.token });
    const { body: me } = await life.as(life.admin, 'GET /api/v1/Users/me');
    const { username, firstName, lastName } = me;
    await life.as(life.admin, 'PUT /api/v1/Users/me', {
      body: { username, firstName, lastName: lastName || 'Club', email: admin, language: 0 },
    });
    life.books.people.set(admin, { asksFirst: false, hasAnswered: false });
    const switches = { welcomeEmail: true, sessionReminder: true, lowCapacityAlert: true };
    const club = { organizationName: 'Courtside', defaultPrice: 10, maxCapacity: 12, address: '' };
    await life.does(life.admin, 'PUT /api/v1/Settings', {
      body: {
        ...club,
        notifications: switches,
        paymentEmail: 'pay@club.test',
        lateNoCharged: rules.lateNoCharged,
        guestsPerPlayer: rules.guests,
      },
    });
    const first = clubDate(begins);
    const season = { name: 'Season', startDate: first, endDate: addDays(first, weeks * 7), price: 60 };
    const body = await life.does(life.admin, 'POST /api/v1/Seasons', { body: season });
    life.season = { id: body.id, from: first, to: season.endDate };
    await world.moveTo(world.now());
    world.letters();
    return life;
  }

  season = { id: '', from: '', to: '' };

  now = (): number => this.world.now();
  private clock = (): string => `${clubDate(this.now())} ${clubTime(this.now())}`;

  /** Calls the API as somebody, who logs in again when their login has ended. */
  async as<Name extends keyof Calls>(
    player: Player,
    name: Name,
    input: Parameters<World['call']>[1] = {},
  ): Promise<Reply<Name>> {
    const call = () => this.world.call(name, { ...(input as object), as: player.token });
    let reply = await call();
    if (reply.status === 401) {
      const body = { username: player.key, password };
      player.token = (await this.world.call('POST /api/v1/Users/login', { body })).body.token;
      reply = await call();
    }
    const { refused = '' } = reply;
    if (!name.startsWith('GET'))
      this.story.push(`${this.clock()} ${player.key}: ${name} ${inShort(input)} ${refused}`);
    return reply;
  }

  /** Compares a refusal with that of the books. @throws Divergence */
  agree<Name extends keyof Calls>(reply: Reply<Name>, refused?: string): Reply<Name> {
    if (reply.refused !== refused)
      throw new Divergence(
        `refusal: the product says “${reply.refused ?? reply.status}” (${JSON.stringify(reply.body).slice(0, 300)}), the books “${refused ?? 'done'}”`,
      );
    return reply;
  }

  /**
   * Calls the API as somebody, as the books say that it goes.
   * @param refused the error's code
   * @throws Divergence
   */
  async does<Name extends keyof Calls>(
    player: Player,
    name: Name,
    input: Parameters<World['call']>[1] = {},
    refused?: string,
  ): Promise<Reply<Name>['body']> {
    return this.agree(await this.as(player, name, input), refused).body;
  }

  /** Somebody new: made by an administrator, invited, or registered. */
  async welcome(how: number): Promise<Player> {
    const n = ++this.named;
    const key = `p${n}@club.test`;
    const who = {
      username: `player-${n}`,
      firstName: `Player${String.fromCharCode(65 + (n % 26))}`,
      lastName: `Number${n}`,
      email: key,
    };
    const player = { key, id: '', token: '' };
    const { letters, people } = this.books;
    if (how === 0 || this.world.post.isAway) {
      const body = await this.does(this.admin, 'POST /api/v1/Users/create-user', {
        body: { ...who, password },
      });
      player.id = body.id;
    } else {
      const { username: _, ...person } = who;
      if (how === 1)
        await this.does(this.admin, 'POST /api/v1/Users/invitations', {
          body: { people: [person], language: 0 },
        });
      else this.agree(await this.world.call('POST /api/v1/Users/register', { body: { ...who, password } }));
      await this.world.moveTo(this.now());
      const come = this.world.letters();
      const token = come.find(({ to }) => to === key)?.text.match(/token=([\w-]+)/)?.[1] ?? '';
      letters.expect(key, how === 1 ? 'invitation' : 'address');
      this.throwAny(letters.compare(come, this.now(), false));
      const body = { token, ...(how === 1 && { newPassword: password }) };
      const opened = this.agree(await this.world.call('POST /auth/verify-email', { body }));
      player.id = opened.body.login?.id ?? '';
    }
    people.set(key, { asksFirst: false, hasAnswered: false });
    letters.expect(key, 'welcome');
    this.players.push(player);
    return player;
  }

  /** A new session. */
  async announce(date: string, capacity: number, price: number): Promise<void> {
    const draft = {
      sessionDate: date,
      startTime: '10:00',
      endTime: '12:00',
      location: 'Gym',
      maxCapacity: capacity,
      dropInPrice: price,
    };
    const body = await this.does(this.admin, 'POST /api/v1/Sessions', { body: draft });
    const game: Game = {
      ...{
        id: body.id,
        date,
        time: '10:00',
        capacity,
        price: price * 100,
        isCancelled: false,
        spots: [],
        isClosed: false,
      },
      here: new Set(),
    };
    this.books.open(game, this.now());
  }

  /** Changes a session by its form. */
  async change(
    game: Game,
    change: Partial<Record<'sessionDate' | 'startTime' | 'endTime' | 'paid', string>> & {
      status?: number;
      maxCapacity?: number;
    },
  ) {
    const { body } = await this.as(this.admin, 'GET /api/v1/Sessions/{id}', { params: { id: game.id } });
    const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status } = body;
    const draft = { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status };
    return this.as(this.admin, 'PUT /api/v1/Sessions/{id}', {
      params: { id: game.id },
      body: { ...draft, ...change },
    });
  }

  /** Lets time pass until an instant, with everything that becomes due on the way. */
  async until(instant: number): Promise<void> {
    const { world, books } = this;
    for (let next = books.next(this.now()); next <= instant; next = books.next(this.now())) {
      if (world.post.isAway && next >= this.awayUntil) world.post.isAway = false;
      await this.moveTo(next);
      this.compareLetters();
    }
    world.skipTo(instant);
    books.money.on(clubDate(this.now()));
    await this.catchUp();
    this.compareLetters();
  }

  /** An offer has ended: within a minute the line moves. */
  private async catchUp(): Promise<void> {
    if (this.books.hasExpired(this.now())) await this.moveTo(this.now() + 70_000);
  }

  private async moveTo(instant: number): Promise<void> {
    await this.world.moveTo(instant);
    this.books.money.on(clubDate(this.now()));
    this.books.tick(this.now());
  }

  private compareLetters(): void {
    const { world, books } = this;
    this.throwAny(books.letters.compare(world.letters(), this.now(), world.post.isAway));
  }

  /** Compares what has changed. @throws Divergence */
  async compare(): Promise<void> {
    if (this.books.due(this.now()).length > 0) await this.moveTo(this.now() + 6 * 60_000);
    const next = this.books.next(this.now());
    await this.world.deliver();
    if (this.now() >= next) await this.moveTo(this.now());
    await this.catchUp();
    this.compareLetters();
    for (const game of this.books.takeTouched()) this.throwAny(await this.differences(game));
    for (const who of this.books.money.takeTouched()) await this.compareMoney(who);
  }

  /** Compares everything. @throws Divergence */
  async compareAll(): Promise<void> {
    await this.compare();
    for (const game of this.books.games)
      if (this.books.startOf(game) > this.now() - day) this.throwAny(await this.differences(game));
    for (const { key } of this.players) await this.compareMoney(key);
    const months = new Set([...this.closed.keys(), clubDate(this.now()).slice(0, 7)]);
    for (const month of months) {
      const { body } = await this.as(this.admin, 'GET /api/v1/Months/{month}', { params: { month } });
      const { owed, credit, money } = this.books.money.at(`${month}-31`);
      const said = (one: { owed: number; credit: number; money: number }) =>
        `owed ${one.owed.toFixed(2)}, credit ${one.credit.toFixed(2)}, money ${one.money.toFixed(2)}`;
      const [ours, theirs] = [
        said({ owed: owed / 100, credit: credit / 100, money: money / 100 }),
        said(body.closing),
      ];
      if (ours !== theirs)
        throw new Divergence(`month ${month}: the product says ${theirs}; the books ${ours}`);
      const kept = this.closed.get(month);
      if (kept && kept !== theirs)
        throw new Divergence(`month: ${month} was closed with ${kept}; now ${theirs}`);
      if (kept !== undefined) this.closed.set(month, theirs);
    }
  }

  throwAny(differences: readonly string[]): void {
    if (differences.length > 0) throw new Divergence(differences.join('\n'));
  }

  idOf = (key: string): string =>
    this.players.find((player) => player.key === key)?.id ?? this.walkIns.get(key) ?? '';

  private async differences(game: Game): Promise<string[]> {
    const { body } = await this.as(this.admin, 'GET /api/v1/Sessions/{id}/registrations', {
      params: { id: game.id },
    });
    const { books } = this;
    const line = books.line(game, 'waiting', 'offered').map(({ key }) => key);
    const expected = game.spots
      .filter(({ host }) => !host)
      .map(({ key, is, late, until }) => {
        const guests = books.guestsOf(game, key).map((guest) => guest.key.slice(key.length + 1));
        const place =
          is === 'waiting'
            ? `waiting ${line.indexOf(key) + 1}`
            : is === 'offered'
              ? `offered ${minutes(until)}`
              : is;
        return [
          this.idOf(key),
          `${key}: ${place}${late ? ', late' : ''}${guests
            .map((name) => ` +${name}`)
            .sort()
            .join('')}`,
        ] as const;
      });
    const found = new Map(
      body.map(({ userId, place: { standing, position, offeredUntil, late, guests } }) => {
        const place =
          standing === 'waiting'
            ? `waiting ${position}`
            : standing === 'offered'
              ? `offered ${minutes(Date.parse(offeredUntil ?? ''))}`
              : standing;
        return [
          userId,
          `${place}${late ? ', late' : ''}${guests
            .map(({ firstName }) => ` +${firstName}`)
            .sort()
            .join('')}`,
        ];
      }),
    );
    const differ = expected.flatMap(([id, ours]) => {
      const key = ours.slice(0, ours.indexOf(':'));
      const theirs = `${key}: ${found.get(id) ?? 'nowhere'}`;
      found.delete(id);
      return near(ours, theirs)
        ? []
        : [`spots ${game.date}: the product says ${theirs}; the books ${ours.slice(key.length + 2)}`];
    });
    return [
      ...differ,
      ...[...found].map(
        ([id, place]) =>
          `spots ${game.date}: the product has ${this.players.find((one) => one.id === id)?.key ?? id}: ${place}; the books do not`,
      ),
    ];
  }

  private async compareMoney(who: string): Promise<void> {
    const id = this.idOf(who);
    if (!id) return;
    const body = await this.does(this.admin, 'GET /api/v1/Balances/{id}', { params: { id } });
    const theirs = `owes ${body.owed.toFixed(2)}, has ${body.credit.toFixed(2)}`;
    const ours = `owes ${(this.books.money.owed(who) / 100).toFixed(2)}, has ${((this.books.money.credit.get(who) ?? 0) / 100).toFixed(2)}`;
    if (ours !== theirs) throw new Divergence(`money: the product says ${who} ${theirs}; the books ${ours}`);
  }

  /** The day on which money of a day is entered: what comes for a closed month, on the first open one. */
  bookedOn(date: string): string {
    const last = [...this.closed.keys()].sort().at(-1);
    return last && date.slice(0, 7) <= last ? `${addDays(`${last}-01`, 32).slice(0, 7)}-01` : date;
  }

  /** An id as phones make them. */
  newId = (): string => randomUUID();
  /** An instant of a date. */
  at = (date: string, time: string): number => instantOf(date, time).getTime();
}

const inShort = ({ params, body }: { params?: unknown; body?: unknown }): string =>
  [params, body].flatMap((part) => (part ? JSON.stringify(part).slice(0, 160) : [])).join(' ');
const minutes = (instant = 0): string => new Date(instant).toISOString().slice(0, 16);
/** The same, though an offer may have begun a minute apart. */
function near(one: string, other: string): boolean {
  if (one === other) return true;
  const [, a] = one.match(/offered (\S{16})/) ?? [];
  const [, b] = other.match(/offered (\S{16})/) ?? [];
  return (
    !!a && !!b && one.replace(a, b) === other && Math.abs(Date.parse(`${a}Z`) - Date.parse(`${b}Z`)) <= 60_000
  );
}
