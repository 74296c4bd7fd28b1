import type { ImapFlow } from 'imapflow';
import { type MailboxProblem, rules } from 'shared-api/contract';
import type { MailboxRow } from './mailbox';

/** Why a mailbox could not be read. */
export class MailboxError extends Error {
  constructor(
    readonly problem: MailboxProblem,
    cause?: unknown,
  ) {
    super(problem, { cause });
  }
}

/** A folder opened for reading. */
export interface OpenFolder {
  uidValidity: string;
  /** The lowest UID that the next message can have. */
  uidNext: number;
  /** UIDs of messages after a UID, oldest first, received since an instant. */
  messagesAfter(uid: number, since: Date): Promise<number[]>;
  /** Messages as received, without deleted and oversized ones. */
  read(uids: readonly number[]): Promise<Uint8Array[]>;
}

const { messageBytes } = rules.noticeMailbox;
const stepMs = 10_000;
/** Total time limit, however slow the server is. */
const longestMs = 30_000;

type Account = Pick<MailboxRow, 'host' | 'port' | 'security' | 'username' | 'folder'> & { password: string };

/**
 * Opens a folder by IMAP (RFC 9051), runs `work` and closes the connection. Uses EXAMINE: nothing in the folder
 * changes, not even which messages are marked as read. The password is only sent over TLS with a valid certificate,
 * unless the settings are for a server on this machine.
 * @throws MailboxError, or what `work` throws
 */
export async function withFolder<Result>(
  { host, port, security, username: user, password: pass, folder }: Account,
  work: (folder: OpenFolder) => Promise<Result>,
): Promise<Result> {
  // Loaded on demand: most installations never read a mailbox.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host,
    port,
    auth: { user, pass },
    secure: security === 'tls',
    doSTARTTLS: security === 'startTls',
    tls: { minVersion: 'TLSv1.2' },
    clientInfo: { name: 'Courtside' },
    logger: false,
    disableAutoIdle: true,
    disableCompression: true,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    // A server that sends more than the size it announced loses the connection.
    maxLiteralSize: 2 * messageBytes,
    maxResponseSize: 4 * messageBytes,
  });
  // The error also rejects pending calls; without a listener it would end the process.
  client.on('error', () => {});
  const deadline = setTimeout(() => client.close(), longestMs).unref();
  try {
    await client.connect().catch((error: unknown) => fail(problemOf(error), error));
    const box = await client
      .mailboxOpen(folder, { readOnly: true })
      .catch((error: unknown) => fail(client.usable ? 'folder' : 'unreachable', error));
    return await work({
      uidValidity: String(box.uidValidity),
      uidNext: box.uidNext,
      messagesAfter: (uid, since) => messagesAfter(client, uid, since).catch(lost),
      read: (uids) => readMessages(client, uids).catch(lost),
    });
  } finally {
    clearTimeout(deadline);
    await client.logout().catch(() => {});
    client.close();
  }
}

const fail = (problem: MailboxProblem, cause: unknown): never => {
  throw new MailboxError(problem, cause);
};
const lost = (error: unknown): never => fail('unreachable', error);

/** Error codes of imapflow and Node for a connection that could not be opened. */
interface ConnectionError {
  code?: string;
  authenticationFailed?: boolean;
  tlsFailed?: boolean;
  serverResponseCode?: string;
}

function problemOf(error: unknown): MailboxProblem {
  const { code = '', authenticationFailed, tlsFailed, serverResponseCode } = error as ConnectionError;
  // RFC 5530: the password may be right, but the server cannot check it at the moment.
  if (serverResponseCode === 'UNAVAILABLE') return 'unreachable';
  if (authenticationFailed) return 'login';
  return tlsFailed || /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|.*_CERT|.*_SIGNATURE)/.test(code)
    ? 'unprotected'
    : 'unreachable';
}

async function messagesAfter(client: ImapFlow, uid: number, since: Date): Promise<number[]> {
  const found = await client.search({ uid: `${uid + 1}:*`, since }, { uid: true });
  // A refused search is not an empty one: its messages must not count as read.
  if (!found) throw new Error('The mail server refused to search');
  // “n:*” is never empty: it includes the last message, whatever n is.
  return found.filter((one) => one > uid).sort((a, b) => a - b);
}

async function readMessages(client: ImapFlow, uids: readonly number[]): Promise<Uint8Array[]> {
  const sizes = await client.fetchAll(uids.join(','), { size: true }, { uid: true });
  const small = sizes.filter(({ size = Number.POSITIVE_INFINITY }) => size <= messageBytes);
  if (small.length === 0) return [];
  const range = small.map(({ uid }) => uid).join(',');
  const found = await client.fetchAll(range, { source: true }, { uid: true });
  return found.flatMap(({ source }) => source ?? []);
}
