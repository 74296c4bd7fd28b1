/// <reference path="./hoodiecrow-imap.d.ts" />
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

/** A local mail server with one account and a folder `Interac`. */
export interface ImapServer {
  port: number;
  /** The clients' commands, one per line, without encrypted ones. */
  commands: string[];
  /** Called for each of them; may close the connection. */
  onCommand: (command: string, socket: Socket) => void;
  /** Adds a message to the folder. */
  deliver(raw: string, received?: string): void;
  /** The flags of all its messages. */
  flags(): string[];
  /** Renumbers the folder's messages, like a server restored from a backup. */
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
 * Starts hoodiecrow-imap: an IMAP4rev1 server for testing clients. It is unmaintained, but the newest one on npm
 * without a database.
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
    // A reply is several small writes, each of which would wait 40 ms for the previous one's acknowledgement.
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
