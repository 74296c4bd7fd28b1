/** A mail server's verdict on a mail's signature (RFC 8601, Authentication-Results). */
export interface Authentication {
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
export function readAuthentication(header: string): Authentication {
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
