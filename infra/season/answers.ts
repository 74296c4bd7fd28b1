import { addDays } from '../../shared-api/common/calendar';
import { type Action, openGame, params, withSpot } from './draw';
import type { Life, Player } from './life';
import { type Game, hour } from './spots';

async function say(life: Life, game: Game, who: Player, isYes: boolean): Promise<void> {
  const { books } = life;
  if (isYes) {
    const refused = books.yes(game, who.key, life.now());
    await life.does(who, 'POST /api/v1/Sessions/{id}/register', params(game), refused);
    if (refused === 'sessionFull') await join(life, game, who);
  } else {
    books.no(game, who.key, life.now());
    await life.does(who, 'DELETE /api/v1/Sessions/{id}/register', params(game));
  }
}

async function join(life: Life, game: Game, who: Player): Promise<void> {
  const refused = life.books.join(game, who.key, life.now());
  await life.does(who, 'POST /api/v1/Sessions/{id}/waiting-list', { ...params(game), body: null }, refused);
}

async function put(
  life: Life,
  game: Game,
  who: Player,
  body: { move: 'in' | 'out' | 'forward'; overbook?: boolean },
) {
  const { books, now } = life;
  const refused =
    body.move === 'in'
      ? books.putIn(game, who.key, body.overbook ?? false, now())
      : body.move === 'out'
        ? books.putOut(game, who.key, now())
        : books.forward(game, who.key, now());
  const place = { params: { id: game.id, userId: who.id }, body };
  await life.does(life.admin, 'PUT /api/v1/Sessions/{id}/places/{userId}', place, refused);
}

/** Answers, guests, the line, and what administrators do with sessions. */
export const answers = {
  async yes(life, draw) {
    const game = openGame(life, draw);
    const who = game && draw.one(draw.chance(0.9) ? withSpot(life, game, 'none', 'out') : life.players);
    if (game && who) await say(life, game, who, true);
  },
  async no(life, draw) {
    const game = openGame(life, draw);
    const who = game && draw.one(withSpot(life, game, 'in', draw.chance(0.2) ? 'waiting' : 'in'));
    if (game && who) await say(life, game, who, false);
  },
  /** Whoever is asked answers. */
  async answer(life, draw) {
    const game = life.books.games.find(
      (one) => life.books.those(one, 'offered').length > 0 && life.books.isOpen(one, life.now()),
    );
    const who = game && draw.one(withSpot(life, game, 'offered'));
    if (game && who) await say(life, game, who, draw.chance(0.7));
  },
  async leave(life, draw) {
    const game = openGame(life, draw);
    const who = game && draw.one(withSpot(life, game, 'waiting', 'offered'));
    if (!game || !who) return;
    life.books.leave(game, who.key, life.now());
    await life.does(who, 'DELETE /api/v1/Sessions/{id}/waiting-list', params(game));
  },
  async guest(life, draw) {
    const game = openGame(life, draw);
    const who = game && draw.one(withSpot(life, game, 'in'));
    if (!game || !who) return;
    const name = draw.one(['Alex', 'Sam', 'Kim']) ?? '';
    if (life.books.guestsOf(game, who.key).some(({ key }) => key.endsWith(`+${name}`))) return;
    const refused = life.books.bring(game, who.key, name, life.now());
    await life.does(
      who,
      'POST /api/v1/Sessions/{id}/guests',
      { ...params(game), body: { firstName: name } },
      refused,
    );
  },
  async noGuest(life, draw) {
    const game = openGame(life, draw);
    const guest = game && draw.one(life.books.those(game, 'in').filter(({ host }) => host));
    const who = life.players.find(({ key }) => key === guest?.host);
    if (!game || !guest || !who) return;
    const name = guest.key.slice(who.key.length + 1);
    const { body } = await life.as(who, 'GET /api/v1/Sessions/{id}', params(game));
    const guestId = body.place?.guests.find(({ firstName }) => firstName === name)?.id ?? '';
    life.books.drop(game, who.key, name, life.now());
    await life.does(who, 'DELETE /api/v1/Sessions/{id}/guests/{guestId}', {
      params: { id: game.id, guestId },
    });
  },
  async asksFirst(life, draw) {
    const who = draw.one(life.players);
    const person = life.books.people.get(who?.key ?? '');
    if (!who || !person) return;
    person.asksFirst = !person.asksFirst;
    const { body: me } = await life.as(who, 'GET /api/v1/Users/me');
    const { username, firstName, lastName, email } = me;
    const body = { username, firstName, lastName, email, asksFirst: person.asksFirst };
    await life.does(who, 'PUT /api/v1/Users/me', { body });
  },
  async putIn(life, draw) {
    const game = openGame(life, draw);
    const who = game && draw.one(withSpot(life, game, 'none', 'out', 'waiting'));
    if (game && who) await put(life, game, who, { move: 'in', ...(draw.chance(0.3) && { overbook: true }) });
  },
  async putOut(life, draw) {
    const game = openGame(life, draw);
    const who = game && draw.one(withSpot(life, game, 'in', 'waiting', 'offered'));
    if (game && who) await put(life, game, who, { move: 'out' });
  },
  async forward(life, draw) {
    const game = openGame(life, draw);
    const who = game && draw.one(withSpot(life, game, 'waiting'));
    if (game && who) await put(life, game, who, { move: 'forward' });
  },
  async resize(life, draw) {
    const game = openGame(life, draw);
    if (!game) return;
    const maxCapacity = game.capacity + (draw.one([-2, -1, 1, 2]) ?? 0);
    const refused = life.books.resize(game, maxCapacity, life.now());
    life.agree(await life.change(game, { maxCapacity }), refused);
  },
  /** Snow. */
  async cancel(life, draw) {
    const game = openGame(life, draw);
    if (!game) return;
    const paid = draw.chance(0.5) ? 'credit' : 'refund';
    life.books.cancel(game, life.now(), paid);
    life.agree(await life.change(game, { status: 2, paid }));
  },
  async restore(life) {
    const game = life.books.games.find((one) => one.isCancelled && life.books.startOf(one) > life.now());
    if (!game) return;
    life.books.restore(game, life.now());
    life.agree(await life.change(game, { status: 0 }));
  },
  async move(life, draw) {
    const game = openGame(life, draw);
    if (!game || life.books.startOf(game) < life.now() + 6 * hour) return;
    const [date, time] = draw.chance(0.5)
      ? [addDays(game.date, draw.chance(0.5) ? 1 : -1), game.time]
      : [game.date, draw.one(['09:00', '11:00', '13:00']) ?? ''];
    if (life.at(date, time) < life.now() + 6 * hour || (date === game.date && time === game.time)) return;
    const endTime = `${String(Number(time.slice(0, 2)) + 2).padStart(2, '0')}:00`;
    life.books.move(game, date, time, life.now());
    life.agree(await life.change(game, { sessionDate: date, startTime: time, endTime }));
  },
} satisfies Record<string, Action>;
