import type { Mail } from '../../src/emails/mailer';

/** The link to a page of the interface in a mail's text. @throws when there is none */
export function linkIn(mail: Mail | undefined, page: string): URL {
  const found = new RegExp(`http[^\\s<>]+/${page}\\?[^\\s<>]+`).exec(mail?.text ?? '');
  if (!found) throw new Error(`No link to ${page} in: ${mail?.text}`);
  return new URL(found[0]);
}
