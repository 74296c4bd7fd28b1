import { addDays, clubDate } from '../../shared-api/common/calendar';
import { answers } from './answers';
import { door } from './door';
import { type Action, params } from './draw';
import { password } from './life';
import { payments } from './payments';
import { day, hour } from './spots';

/** Passes, members, sessions to come, and the mail server. */
const club = {
  async buy(life, draw) {
    const who = draw.one(
      life.players.filter(({ key }) => life.books.covered(key, clubDate(life.now())) === undefined),
    );
    if (!who) return;
    const { season } = life;
    // None is sold once the last Saturday's game has begun.
    const refused = life.at(addDays(season.to, -2), '10:00') > life.now() ? undefined : 'seasonNotActive';
    const body = await life.does(who, 'POST /api/v1/Seasons/{id}/register', params(season), refused);
    if (refused) return;
    const pass = {
      id: body.id,
      who: who.key,
      from: season.from,
      to: season.to,
      bought: life.now(),
      isEnded: false,
    };
    life.books.buy(pass, 6000, life.now());
  },
  async end(life, draw) {
    const pass = draw.one(
      life.books.passes.filter(({ isEnded, to }) => !isEnded && to >= clubDate(life.now())),
    );
    const who = life.players.find(({ key }) => key === pass?.who);
    if (!pass || !who) return;
    life.books.end(pass, life.now());
    await life.does(who, 'POST /api/v1/SeasonSubscriptions/{id}/cancel', params(pass));
  },
  async newcomer(life, draw) {
    await life.welcome(Math.floor(draw.number() * 3));
  },
  async farewell(life, draw) {
    const who = draw.one(life.players);
    if (!who || life.players.length < 10) return;
    const isOwn = draw.chance(0.5);
    life.agree(
      isOwn
        ? await life.as(who, 'DELETE /api/v1/Users/me', { body: { password } })
        : await life.as(life.admin, 'DELETE /api/v1/Users/{id}', { ...params(who), body: null }),
    );
    life.books.leaveClub(who.key, life.now());
    life.players.splice(life.players.indexOf(who), 1);
  },

  /** The next session is announced, three weeks ahead. */
  async announce(life) {
    const last = [life.season.from, ...life.books.games.map(({ date }) => date)].sort().at(-1) ?? '';
    const saturday =
      [1, 2, 3, 4, 5, 6, 7]
        .map((days) => addDays(last, days))
        .find((date) => new Date(`${date}T12:00:00Z`).getUTCDay() === 6) ?? '';
    if (saturday > life.season.to || life.at(saturday, '10:00') > life.now() + 22 * day) return;
    await life.announce(saturday, 12, 10);
  },
  /** The mail server is away for some hours. */
  async away(life, draw) {
    life.world.post.isAway = true;
    life.awayUntil = life.now() + (1 + 5 * draw.number()) * hour;
  },
  async busy(life, draw) {
    life.world.post.busyFor = draw.chance(0.5) ? 1 : 3;
  },
} satisfies Record<string, Action>;

/** All that people and the club do, by name. */
export const actions = { ...answers, ...payments, ...door, ...club };
export type ActionName = keyof typeof actions;
