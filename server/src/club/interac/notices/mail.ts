import { Parser } from 'htmlparser2';
import PostalMime, { type Attachment, addressParser } from 'postal-mime';
import { clubDate } from 'shared-api/calendar';
import { rules } from 'shared-api/contract';

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
function textOf(html: string): string {
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

/** A mail server's verdict on a mail's signature (RFC 8601, Authentication-Results). */
interface Authentication {
  /** The server that gave it; empty when it does not say. */
  server: string;
  /** `pass`, `fail`, `none`… for DKIM; `none` when missing. */
  dkim: string;
  /** The signing domain. */
  domain: string;
}

/** A header's name, in lower case, and its value. */
interface Header {
  key: string;
  value: string;
}

/**
 * Parses an `Authentication-Results` header.
 * @returns its DKIM verdict, preferring a passed signature of Interac's own
 */
function readAuthentication(header: string): Authentication {
  const parts = bare(header)
    .split(';')
    .map((part) => part.trim().toLowerCase());
  // Microsoft's servers leave their name out, and begin with a result.
  const server = parts[0]?.includes('=') ? '' : (parts[0]?.split(/\s/, 1)[0] ?? '');
  const signatures = parts.flatMap((result) => {
    const [, dkim] = /^dkim\s*=\s*([a-z]+)/.exec(result) ?? [];
    return dkim ? { dkim, domain: signerIn(result) } : [];
  });
  const best = signatures.find(isInteracs) ?? signatures[0] ?? { dkim: 'none', domain: '' };
  return { server, ...best };
}

/** The domain that signed; of a result that only names the identity it signed for, that one's. */
const signerIn = (result: string): string =>
  (/\sheader\.d\s*=\s*([a-z0-9.-]+)(?=\s|$)/.exec(result) ??
    /\sheader\.i\s*=\s*[^\s@]*@([a-z0-9.-]+)(?=\s|$)/.exec(result))?.[1] ?? '';

/** Whether Interac itself has signed the mail. */
export const isInteracs = ({ dkim, domain }: Pick<Authentication, 'dkim' | 'domain'>): boolean =>
  dkim === 'pass' && (domain === 'interac.ca' || domain.endsWith('.interac.ca'));

/** Microsoft 365 and Outlook.com, whose verdict has no name: it is known by where it stands. */
const microsoft = 'protection.outlook.com';

/**
 * Finds the verdict of the server that is trusted. Of several with its name the first was added last, by itself; anybody
 * may have written those below.
 * @param headers in the mail's order
 * @param trusted a name; with a dot before it, of any server below that domain
 */
export function trustedAuthentication(
  headers: readonly Header[],
  trusted: string | undefined,
): Authentication | undefined {
  const name = trusted?.toLowerCase();
  if (!name) return undefined;
  if (name === microsoft) return ofMicrosoft(headers);
  return headers
    .filter(({ key }) => key === 'authentication-results')
    .map(({ value }) => readAuthentication(value))
    .find(({ server }) => server === name || (name.startsWith('.') && server.endsWith(name)));
}

/**
 * Exchange Online writes its verdict above the `Received` of the server that took the mail from outside, and renames the
 * `Authentication-Results` that a sender wrote. So only the first one counts, without a name, between Microsoft's own
 * `Received`.
 */
function ofMicrosoft(headers: readonly Header[]): Authentication | undefined {
  const index = headers.findIndex(({ key }) => key === 'authentication-results');
  const receivers = (some: readonly Header[]) =>
    some.filter(({ key }) => key === 'received').map(({ value }) => receiverIn(value));
  const above = receivers(headers.slice(0, Math.max(index, 0)));
  const [entry = ''] = receivers(headers.slice(index + 1));
  const found = readAuthentication(headers[index]?.value ?? '');
  const isTheirs =
    index >= 0 &&
    found.server === '' &&
    entry.endsWith(`.${microsoft}`) &&
    above.every((receiver) => receiver.endsWith('.outlook.com'));
  return isTheirs ? { ...found, server: microsoft } : undefined;
}

/** The server that wrote a `Received` header. The name before it is the sender's own word. */
const receiverIn = (received: string): string =>
  /^(?:from\s+\S+\s+)?by\s+([a-z0-9.-]+)(?=\s|;|$)/.exec(bare(received).trim().toLowerCase())?.[1] ?? '';

/**
 * A header without comments, which may be nested, and with quoted strings emptied: both may hold anything that a sender
 * chose, such as another result.
 */
function bare(header: string): string {
  let depth = 0;
  let isQuoted = false;
  let text = '';
  for (let index = 0; index < header.length; index++) {
    const character = header[index] ?? '';
    if (character === '\\' && (isQuoted || depth > 0)) index++;
    else if (isQuoted) isQuoted = character !== '"';
    else if (character === '(') depth++;
    else if (character === ')' && depth > 0) depth--;
    else if (character === '"' && depth === 0) {
      isQuoted = true;
      text += '""';
    } else if (depth === 0) text += character;
  }
  return text;
}
