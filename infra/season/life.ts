import { addDays, clubDate, clubTime } from '../../shared-api/common/calendar';
import { instantOf } from '../../shared-api/common/instant';
import type { Calls } from '../../shared-api/contract';
import { Books } from './books';
import { day, type Game, type Rules } from './spots';
import { type Input, type Reply, startWorld, type World } from './world';

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
  /** Months that are closed: their balances stay, as the books enter nothing there any more. */
  readonly closed = new Set<string>();
  private named = 0;
  /** Ids that are not players'. */
  readonly walkIns = new Set<string>();

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
    const club = { organizationName: 'Courtside', defaultPrice: 10, maxCapacity: 12, address: 'The gym' };
    await life.does(life.admin, 'PUT /api/v1/Settings', {
      body: {
        ...club,
        notifications: switches,
        paymentEmail: 'pay@club.test',
        lateNoCharged: rules.lateNoCharged,
        guestsPerPlayer: rules.guests,
      },
    });
    await life.does(life.admin, 'POST /api/v1/Settings/opening');
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
  async as<Name extends keyof Calls>(player: Player, name: Name, input: Input = {}): Promise<Reply<Name>> {
    const call = () => this.world.call(name, { ...input, as: player.token });
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
    input: Input = {},
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

  /** A new session. @param price in dollars */
  async announce(date: string, maxCapacity: number, price: number): Promise<void> {
    const times = { sessionDate: date, startTime: '10:00', endTime: '12:00', location: 'Gym' };
    const body = { ...times, maxCapacity, dropInPrice: price };
    const { id } = await this.does(this.admin, 'POST /api/v1/Sessions', { body });
    const state = { isCancelled: false, isClosed: false, spots: [], here: new Set<string>() };
    const game = { id, date, time: times.startTime, capacity: maxCapacity, price: price * 100, ...state };
    this.books.open(game, this.now());
  }

  /** Changes a session by its form. */
  async change({ id }: Game, change: object) {
    const { body } = await this.as(this.admin, 'GET /api/v1/Sessions/{id}', { params: { id } });
    const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status } = body;
    const draft = { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status, ...change };
    return this.as(this.admin, 'PUT /api/v1/Sessions/{id}', { params: { id }, body: draft });
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
    const months = new Set([...this.closed, clubDate(this.now()).slice(0, 7)]);
    for (const month of months) {
      const { body } = await this.as(this.admin, 'GET /api/v1/Months/{month}', { params: { month } });
      const at = this.books.money.at(`${month}-31`);
      const names = ['owed', 'credit', 'money'] as const;
      const ours = names.map((name) => `${name} ${(at[name] / 100).toFixed(2)}`).join();
      const theirs = names.map((name) => `${name} ${body.closing[name].toFixed(2)}`).join();
      if (ours !== theirs)
        throw new Divergence(`month ${month}: the product says ${theirs}; the books ${ours}`);
    }
  }

  throwAny(differences: readonly string[]): void {
    if (differences.length > 0) throw new Divergence(differences.join('\n'));
  }

  idOf = (key: string): string =>
    this.players.find((player) => player.key === key)?.id ?? (this.walkIns.has(key) ? key : '');

  private async differences(game: Game): Promise<string[]> {
    const { body } = await this.as(this.admin, 'GET /api/v1/Sessions/{id}/registrations', {
      params: { id: game.id },
    });
    const line = this.books.line(game, 'waiting', 'offered').map(({ key }) => key);
    const theirs = new Map(body.map(({ userId, place }) => [userId, place]));
    const ours = new Map(game.spots.filter(({ host }) => !host).map((spot) => [this.idOf(spot.key), spot]));
    return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((id) => {
      const [place, spot] = [theirs.get(id), ours.get(id)];
      const until = minuteOf(Date.parse(place?.offeredUntil ?? ''));
      const product = place
        ? inWords({
            ...place,
            is: place.standing,
            until,
            names: place.guests.map((guest) => guest.firstName),
          })
        : 'nowhere';
      const kept = minuteOf(spot?.until);
      const books = spot
        ? inWords({
            ...spot,
            position: line.indexOf(spot.key) + 1,
            // An offer may have begun a minute apart.
            until: Math.abs(kept - until) <= 1 ? until : kept,
            names: this.books.guestsOf(game, spot.key).map(({ key }) => key.slice(spot.key.length + 1)),
          })
        : 'nowhere';
      const who = spot?.key ?? this.players.find((player) => player.id === id)?.key ?? id;
      return product === books
        ? []
        : [`spots ${game.date}: the product says ${who}: ${product}; the books ${books}`];
    });
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
    const last = [...this.closed].sort().at(-1);
    return last && date.slice(0, 7) <= last ? `${addDays(`${last}-01`, 32).slice(0, 7)}-01` : date;
  }

  /** An instant of a date. */
  at = (date: string, time: string): number => instantOf(date, time).getTime();
}

const inShort = ({ params, body }: { params?: unknown; body?: unknown }): string =>
  [params, body].flatMap((part) => (part ? JSON.stringify(part).slice(0, 160) : [])).join(' ');
const minuteOf = (instant = 0): number => Math.floor(instant / 60_000);

/** How somebody stands in a session. @param until an offer's end, in minutes */
function inWords({
  is,
  position,
  until,
  late,
  names,
}: {
  is: string;
  position: number | null;
  until: number;
  late?: boolean | undefined;
  names: string[];
}): string {
  const more =
    is === 'waiting' ? ` ${position}` : is === 'offered' ? ` ${new Date(until * 60_000).toISOString()}` : '';
  return [is + more, ...(late ? ['late'] : []), ...names.map((name) => `+${name}`).sort()].join(' ');
}
