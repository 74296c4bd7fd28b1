import { Parser } from 'htmlparser2';
import PostalMime from 'postal-mime';
import { clubDate } from 'shared-api/calendar';
import { type Authentication, readAuthentication } from './authentication';

/** The parts of a mail that a notice needs. */
export interface Mail {
  /** The sender's and the recipient's address; empty for none and for several. */
  from: string;
  to: string;
  subject: string;
  text: string;
  /** The date on which it was sent, at the club. */
  date: string | null;
  authentication: Authentication | null;
  /** Whether the trusted server verified the signature. */
  isTrusted: boolean;
}

/** Whether a text is a saved mail: a header block first, with headers that people never type. */
export const isMail = (text: string): boolean => {
  const headers = text.slice(0, 100_000).split(/\r?\n\r?\n/, 1)[0] ?? '';
  return /^from:/im.test(headers) && /^(message-id|mime-version|received|dkim-signature):/im.test(headers);
};

/**
 * Parses a mail without attachments and forwarded mails: only the outer mail has our own server's headers.
 * @param trustedServer whose `Authentication-Results` are trusted (its authserv-id); none by default
 * @returns null for what cannot be parsed within the limits
 */
export async function readMail(bytes: Uint8Array, trustedServer?: string): Promise<Mail | null> {
  const limits = { maxNestingDepth: 10, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true };
  const email = await PostalMime.parse(bytes, limits).catch(() => null);
  if (!email) return null;
  const authentications = email.headers
    .filter(({ key }) => key === 'authentication-results')
    .map(({ value }) => readAuthentication(value));
  // The first one was added last, by our own server; anybody may have forged those below.
  const trusted = authentications.find(({ server }) => server === trustedServer?.toLowerCase());
  const onlyOne = (name: 'from' | 'to', addresses: readonly { address?: string | undefined }[]): string =>
    email.headers.filter(({ key }) => key === name).length === 1 && addresses.length === 1
      ? (addresses[0]?.address ?? '').trim().toLowerCase()
      : '';
  const sent = new Date(email.date ?? Number.NaN);
  return {
    from: onlyOne('from', email.from ? [email.from] : []),
    to: onlyOne('to', email.to ?? []),
    subject: email.subject ?? '',
    text: email.text?.trim() ? email.text : textOf(email.html ?? ''),
    date: Number.isNaN(sent.getTime()) ? null : clubDate(sent),
    authentication: trusted ?? authentications[0] ?? null,
    isTrusted: trusted !== undefined,
  };
}

const unseen = new Set(['head', 'style', 'script', 'title', 'template', 'noscript']);
const ofLine = new Set(['a', 'abbr', 'b', 'em', 'font', 'i', 'small', 'span', 'strong', 'sup', 'u']);

/** The text of an HTML body, in lines as a page would show them. It is never shown as HTML. */
export function textOf(html: string): string {
  const parts: string[] = [];
  let hidden = 0;
  const breakLine = (name: string) => {
    if (!ofLine.has(name)) parts.push('\n');
  };
  const parser = new Parser({
    onopentag: (name) => {
      if (unseen.has(name)) hidden += 1;
      breakLine(name);
    },
    ontext: (text) => {
      if (hidden === 0) parts.push(text.replace(/\s+/g, ' '));
    },
    onclosetag: (name) => {
      if (unseen.has(name)) hidden -= 1;
      breakLine(name);
    },
  });
  parser.end(html);
  return parts.join('').replace(/ *\n[\n ]*/g, '\n');
}
