import type { Mail } from '../../src/emails/mailer';

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
