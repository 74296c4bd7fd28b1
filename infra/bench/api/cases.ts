import type { Request } from 'autocannon';
import type { MeasuredClub } from './club';

/** A measured call, and the required ratio to the twin's rate. */
export interface Case {
  name: string;
  goal: number;
  /** Sent one after another by each connection, in a loop. */
  requests: Request[];
}

const list = '/api/v1/Sessions/all?includePast=true&pageSize=50';

/** As a visitor or as a player: calls per account are limited, so players take turns. */
export function casesOf({ players, sessionIds }: MeasuredClub): Case[] {
  const as = ({ userId, token }: MeasuredClub['players'][number]) => ({
    // The twin has no login and gets the player's id.
    headers: { authorization: `Bearer ${token}`, 'x-user-id': userId },
  });
  return [
    {
      name: 'session by id',
      goal: 0.5,
      requests: players.map((player, index) => ({
        path: `/api/v1/Sessions/${sessionIds[index % sessionIds.length]}`,
        ...as(player),
      })),
    },
    {
      name: 'list of 50 sessions',
      goal: 0.7,
      requests: Array.from({ length: 9 }, (_, index) => ({ path: `${list}&page=${index + 1}` })),
    },
    { name: 'available sessions', goal: 0.8, requests: [{ path: '/api/v1/Sessions/available' }] },
    {
      name: 'me',
      goal: 0.5,
      requests: players.map((player) => ({ path: '/api/v1/Users/me', ...as(player) })),
    },
  ];
}
