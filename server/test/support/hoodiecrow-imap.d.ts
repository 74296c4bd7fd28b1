declare module 'hoodiecrow-imap' {
  import type { Server, Socket } from 'node:net';

  interface Message {
    raw: string;
    /** As IMAP writes it: `14-Sep-2013 21:22:28 -0300`. */
    internaldate: string;
    flags?: string[];
    uid?: number;
  }
  interface Folder {
    messages: Message[];
    uidvalidity?: number;
  }
  interface Options {
    users: Record<string, { password: string }>;
    storage: Record<string, Folder | { folders: Record<string, Folder> }>;
    plugins?: string[];
    secureConnection?: boolean;
    credentials?: { key: string; cert: string };
  }
  interface ImapServer {
    server: Server;
    connectionHandlers: ((connection: { socket: Socket }) => void)[];
    getMailbox(path: string): Folder;
    appendMessage(folder: string, flags: string[], internaldate: string, raw: string): unknown;
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
  }
  export default function hoodiecrow(options: Options): ImapServer;
}
