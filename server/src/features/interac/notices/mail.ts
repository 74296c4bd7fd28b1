import { Parser } from 'htmlparser2';
import PostalMime, { type Attachment, addressParser } from 'postal-mime';
import { clubDate } from 'shared-api/calendar';
import { rules } from 'shared-api/contract';
import { type Authentication, readAuthentication, trustedAuthentication } from './authentication';

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
  /** Whether it was attached to another mail: then anybody may have written it. */
  isForwarded: boolean;
}

/** The most mails read from one file, and how deep they may be attached to each other. */
const [mostMails, deepest] = [500, 3];

/** Whether a text is a saved mail: a header block first, with headers that people never type. */
export const isMail = (text: string): boolean => {
  const headers = text.slice(0, 100_000).split(/\r?\n\r?\n/, 1)[0] ?? '';
  return /^from:/im.test(headers) && /^(message-id|mime-version|received|dkim-signature):/im.test(headers);
};

/** Where a mail begins in a file of several (mbox, RFC 4155). */
const separator = /(?:^|(?<=\n))(?=From \S+ +(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [^\n]*\n[\w-]+:)/;

/**
 * Parses a saved mail, or a file of several. None of several is trusted: programs that do not quote lines with `From `
 * let a mail's text pretend to be the next mail.
 * @param trustedServer whose `Authentication-Results` are trusted (its authserv-id); none by default
 * @returns null for what cannot be parsed within the limits
 */
export async function readMailFile(bytes: Uint8Array, trustedServer?: string): Promise<Mail[] | null> {
  // One character for each byte: each mail has its own encoding.
  const parts = Buffer.from(bytes).toString('latin1').split(separator);
  if (!parts[0]?.startsWith('From ')) return readMail(bytes, trustedServer);
  if (parts.length > mostMails) return null;
  const mails: Mail[] = [];
  for (const part of parts) {
    const text = part.replace(/^From .*\n/, '').replace(/^>(>*From )/gm, '$1');
    const read = await readMail(Buffer.from(text, 'latin1'), parts.length === 1 ? trustedServer : undefined);
    mails.push(...(read ?? []));
  }
  return mails.length > 0 && mails.length <= mostMails ? mails : null;
}

/**
 * Parses a mail, as far as the longest message goes that is fetched, and those attached to it: only the outer one has
 * our own server's headers.
 * @returns null for what cannot be parsed within the limits
 */
export async function readMail(
  bytes: Uint8Array,
  trustedServer: string | undefined,
  depth = 0,
): Promise<Mail[] | null> {
  const limits = { maxNestingDepth: 10, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true };
  // The parser takes seconds for a megabyte of empty lines.
  const start = bytes.subarray(0, rules.noticeMailbox.messageBytes);
  const email = await PostalMime.parse(start, limits).catch(() => null);
  if (!email) return null;
  const stated = email.headers.find(({ key }) => key === 'authentication-results');
  const trusted = depth === 0 ? trustedAuthentication(email.headers, trustedServer) : undefined;
  const onlyOne = (name: 'from' | 'to'): string => {
    const [address, another] = email.headers
      .filter(({ key }) => key === name)
      .flatMap(({ value }) => addressParser(value));
    return another === undefined ? (address?.address ?? '').trim().toLowerCase() : '';
  };
  const sent = new Date(email.date ?? Number.NaN);
  const mail = {
    from: onlyOne('from'),
    to: onlyOne('to'),
    subject: email.subject ?? '',
    text: email.text?.trim() ? email.text : textOf(email.html ?? ''),
    date: Number.isNaN(sent.getTime()) ? null : clubDate(sent),
    authentication: trusted ?? (stated ? readAuthentication(stated.value) : null),
    isTrusted: trusted !== undefined,
    isForwarded: depth > 0,
  };
  const attached = depth < deepest ? email.attachments.filter(isAttachedMail).slice(0, mostMails) : [];
  const mails = [mail];
  for (const { content } of attached) {
    const inner = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
    mails.push(...((await readMail(inner, undefined, depth + 1)) ?? []));
  }
  return mails;
}

/** Some programs attach a mail as a file of no particular kind. */
const isAttachedMail = ({ mimeType, filename }: Pick<Attachment, 'mimeType' | 'filename'>): boolean =>
  mimeType === 'message/rfc822' || /\.eml$/i.test(filename ?? '');

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
  return parts.join('').replace(/(?<! ) *\n[\n ]*/g, '\n');
}
