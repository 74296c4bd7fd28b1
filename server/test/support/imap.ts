/// <reference path="./hoodiecrow-imap.d.ts" />
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

/** A mail server with one account and a folder `Interac`, on this machine. */
export interface ImapServer {
  port: number;
  /** What clients have said, a command a line, without what travels encrypted. */
  commands: string[];
  /** Called for each of them; may end the connection. */
  onCommand: (command: string, socket: Socket) => void;
  /** Puts a message into the folder. */
  deliver(raw: string, received?: string): void;
  /** The flags of all messages there. */
  flags(): string[];
  /** Numbers the folder's messages anew, as a server does that was restored from a backup. */
  renumber(uidValidity: number): void;
  stop(): Promise<void>;
}

export const account = { username: 'club', password: 'mailbox-Pass-1' };

interface Protection {
  credentials: { key: string; cert: string };
  /** TLS from the start; STARTTLS otherwise. */
  fromStart: boolean;
}

/**
 * Starts hoodiecrow-imap: an IMAP4rev1 server that its author wrote for testing clients. It is not maintained any more, and
 * the newest one on npm that needs no database.
 */
export async function startImapServer(protection?: Protection): Promise<ImapServer> {
  const server = hoodiecrow({
    users: { [account.username]: { password: account.password } },
    storage: { INBOX: { messages: [] }, '': { folders: { Interac: { messages: [], uidvalidity: 7 } } } },
    plugins: ['ID', ...(protection ? ['STARTTLS'] : [])],
    secureConnection: protection?.fromStart ?? false,
    ...(protection && { credentials: protection.credentials }),
  });
  const sockets = new Set<Socket>();
  const folder = () => server.getMailbox('Interac');
  const own: ImapServer = {
    port: 0,
    commands: [],
    onCommand: () => {},
    deliver: (raw, received = '20-Nov-2026 12:00:00 +0000') =>
      void server.appendMessage('Interac', [], received, raw),
    flags: () => folder().messages.flatMap(({ flags = [] }) => flags),
    renumber(uidValidity) {
      folder().uidvalidity = uidValidity;
      for (const [index, message] of folder().messages.entries()) message.uid = index + 1;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
  server.connectionHandlers.push(({ socket }) => {
    sockets.add(socket);
    // A reply is several small writes, of which each would wait 40 ms for the one before to be acknowledged.
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString('latin1').split('\r\n').filter(Boolean)) {
        own.commands.push(line.replace(/^\S+ /, ''));
        own.onCommand(line, socket);
      }
    });
  });
  server.listen(0, '127.0.0.1', () => {});
  await once(server.server, 'listening');
  own.port = (server.server.address() as AddressInfo).port;
  return own;
}
