import type { Mail } from '../../src/mail/mailer';
import type { Club } from './club';

/** The link to a page of the interface in a mail's text. @throws when there is none */
export function linkIn(mail: Mail | undefined, page: string): URL {
  const found = new RegExp(`http[^\\s<>]+/${page}\\?[^\\s<>]+`).exec(mail?.text ?? '');
  if (!found) throw new Error(`No link to ${page} in: ${mail?.text}`);
  return new URL(found[0]);
}

/** The query of a mailed link to a page. @throws when there is no such link */
export function queryIn(mail: Mail | undefined, page: string): { token: string; email: string } {
  const { searchParams } = linkIn(mail, page);
  return { token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' };
}

/** The query of the newest link to a page that an address was mailed, once all pending work is done. */
export async function mailedLink(club: Club, address: string, page: string) {
  await club.drain();
  const isAsked = ({ to, text }: Mail) => to === address && text.includes(`/${page}?`);
  return queryIn(club.mailer.sent.findLast(isAsked), page);
}

/** Asks for a new password. @returns the mailed link's query */
export async function resetLink(club: Club, email: string) {
  (await club.call('POST /api/v1/Users/forgot-password', { body: { email } })).ok();
  return mailedLink(club, email, 'reset-password');
}
