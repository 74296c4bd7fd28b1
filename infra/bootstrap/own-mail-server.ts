import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** How a test's own mail server behaves. */
export interface MailServerConduct {
  /** Meets a connection. @returns whether it greets; otherwise it says nothing, or has ended the connection itself */
  meet(socket: Socket): boolean;
  /** @returns the reply to a command, other than `DATA` */
  replyTo(command: string): string;
  /**
   * Takes an e-mail.
   * @param raw as it came, as bytes (latin1)
   * @param to its last recipient
   * @returns the reply; null to end the connection without one
   */
  take(raw: string, to: string): string | null;
}

/** A mail server of a test's own, and its `SMTP_URL`. */
export interface OwnMailServer {
  url: string;
  close(): void;
}

/** Starts one on a free port. */
export async function startOwnMailServer(conduct: MailServerConduct): Promise<OwnMailServer> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    if (!conduct.meet(socket)) return;
    let [text, to, isData] = ['', '', false];
    const replyTo = (said: string): string | null => {
      if (isData) return conduct.take(said, to);
      to = /^RCPT TO:<(.+?)>/i.exec(said)?.[1] ?? to;
      return said === 'DATA' ? '354 go on' : conduct.replyTo(said);
    };
    socket.write('220 mail.test\r\n');
    socket.setEncoding('latin1').on('data', (part) => {
      text += part;
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        const reply = replyTo(said);
        if (reply === null) return socket.destroy();
        isData = !isData && said === 'DATA';
        socket.write(`${reply}\r\n`);
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const one of open) one.destroy();
      server.close();
    },
  };
}
