import { type Club, password } from './club';

/** Logs somebody in by name or address, with everybody's password by default. */
export const logIn = (club: Club, username: string, word = password) =>
  club.call('POST /api/v1/Users/login', { body: { username, password: word } });
