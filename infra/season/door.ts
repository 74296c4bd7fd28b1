import { randomUUID } from 'node:crypto';
import { type Action, params, played, withSpot } from './draw';
import type { Life } from './life';
import type { Game } from './spots';

const atDoor = async (life: Life, game: Game, events: object[]) => {
  const sentAt = new Date(life.now()).toISOString();
  const device = randomUUID();
  const body = {
    sentAt,
    events: events.map((event, sequence) => ({
      id: randomUUID(),
      deviceTime: sentAt,
      device,
      sequence,
      ...event,
    })),
  };
  await life.does(life.admin, 'POST /api/v1/Sessions/{id}/door-events', {
    ...params(game),
    body,
  });
};

/** The morning at the door. */
export const door = {
  /** People arrive at the door. */
  async arrive(life, draw) {
    const game = played(life);
    if (!game) return;
    const { books, now } = life;
    const expected = withSpot(life, game, 'in').filter(({ key }) => !game.here.has(key) && draw.chance(0.45));
    const others = withSpot(life, game, 'none', 'out', 'waiting').filter(
      ({ key }) => !game.here.has(key) && draw.chance(0.03),
    );
    const events: object[] = [];
    for (const who of [...expected, ...others]) {
      events.push({ kind: draw.chance(0.8) ? 'here' : 'late', person: who.id });
      game.here.add(who.key);
      books.atDoor(game, who.key, 'in', now());
    }
    if (draw.chance(0.4)) {
      const key = randomUUID();
      life.walkIns.add(key);
      game.here.add(key);
      events.push({ kind: 'walk-in', person: key, walkIn: { firstName: 'Walker', lastName: 'Bywell' } });
      books.atDoor(game, key, 'in', now());
    }
    for (let at = 0; at < events.length; at += 50) await atDoor(life, game, events.slice(at, at + 50));
  },
  /** Somebody pays in cash at the door. */
  async pay(life, draw) {
    const game = played(life);
    const due =
      game &&
      draw.one(
        life.books.money.dues.filter(
          ({ who, thing, cents, paid }) => thing === game.id && game.here.has(who) && paid < cents,
        ),
      );
    if (!game || !due) return;
    await atDoor(life, game, [{ kind: 'paid', person: life.idOf(due.who), method: 'cash' }]);
    life.books.pay(due.who, due.cents - due.paid, due.thing);
  },
  /** Somebody takes the spot of who has not come. */
  async replace(life, draw) {
    const game = played(life);
    if (!game) return;
    const absent = draw.one(withSpot(life, game, 'in').filter(({ key }) => !game.here.has(key)));
    const who = draw.one(withSpot(life, game, 'none', 'waiting').filter(({ key }) => !game.here.has(key)));
    if (!absent || !who || life.books.money.find(absent.key, game.id)?.paid) return;
    await atDoor(life, game, [{ kind: 'replaced', person: who.id, replaces: absent.id }]);
    game.here.add(who.key);
    game.here.add(absent.key);
    life.books.atDoor(game, who.key, 'in', life.now());
    life.books.atDoor(game, absent.key, 'out', life.now());
  },
  async close(life) {
    const game = played(life);
    if (!game || life.now() < life.books.startOf(game)) return;
    await life.does(life.admin, 'POST /api/v1/Sessions/{id}/close', { ...params(game), body: { marks: [] } });
    game.isClosed = true;
  },
} satisfies Record<string, Action>;
