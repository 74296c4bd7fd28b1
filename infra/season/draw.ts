import { clubDate } from '../../shared-api/common/calendar';
import type { Life, Player } from './life';
import { type Game, hour } from './spots';

/** What one step draws its choices from: the same for the same seed (mulberry32), whatever happened before. */
export function drawFrom(seed: number) {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** Between 0 and 1. */
    number,
    chance: (probability: number): boolean => number() < probability,
    one: <T>(list: readonly T[]): T | undefined => list[Math.floor(number() * list.length)],
  };
}

export type Draw = ReturnType<typeof drawFrom>;

/** Something that people or the club do. */
export type Action = (life: Life, draw: Draw) => Promise<void>;

/** A session that takes answers, mostly the next one. */
export const openGame = ({ books, now }: Life, draw: Draw): Game | undefined => {
  const open = books.games
    .filter((game) => books.isOpen(game, now()))
    .sort((one, other) => books.startOf(one) - books.startOf(other));
  return draw.chance(0.8) ? open[0] : (open[1] ?? open[0]);
};
/** The session that is played now. */
export const played = ({ books, now }: Life): Game | undefined =>
  books.games.find((game) => {
    const since = now() - books.startOf(game);
    const isToday = clubDate(now()) === game.date && since > -hour && since < 6 * hour;
    return isToday && !game.isClosed && !game.isCancelled;
  });

/** Players who stand so in a session; `none`: nowhere. */
export const withSpot = (life: Life, game: Game, ...standings: string[]): Player[] =>
  life.players.filter(({ key }) => standings.includes(life.books.of(game, key)?.is ?? 'none'));

/** The parameters of a call about one thing. */
export const params = ({ id }: { id: string }) => ({ params: { id } });
