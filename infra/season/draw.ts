import { clubDate } from '../../shared-api/common/calendar';
import type { Life, Player } from './life';
import { type Game, hour } from './spots';

/** What one step draws its choices from: the same for the same step, whatever happened before. */
export interface Draw {
  /** Between 0 and 1. */
  number(): number;
  chance(probability: number): boolean;
  one<T>(list: readonly T[]): T | undefined;
}

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
