import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** How a mail server behaves towards new commands. `lost`: it takes an e-mail, and its reply never arrives. */
export type Conduct = 'takes' | 'greetsNever' | 'leaves' | 'wantsLogin' | 'defers' | 'lost';

/** A mail server as bad as a test wants it. */
export interface SmtpServer {
  /** Its `SMTP_URL`. */
  url: string;
  conduct: Conduct;
  /** The Message-IDs of what it has taken. */
  taken: string[];
  /** How many connections there have been. */
  connections(): number;
  close(): void;
}

/** Starts one on a free port. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    if (smtp.conduct === 'greetsNever') return;
    if (smtp.conduct === 'leaves') return socket.end('421 too busy\r\n');
    socket.write('220 mail.test\r\n');
    let text = '';
    let isData = false;
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (!isData) {
          isData = said === 'DATA';
          socket.write(`${replyTo(said)}\r\n`);
          continue;
        }
        isData = false;
        smtp.taken.push(/^Message-ID: (\S+)/im.exec(said)?.[1] ?? '');
        if (smtp.conduct === 'lost') return socket.destroy();
        socket.write('250 taken\r\n');
      }
    });
  });
  const replyTo = (said: string): string => {
    if (said === 'DATA') return '354 go on';
    if (smtp.conduct === 'wantsLogin' && said.startsWith('MAIL')) return '530 5.7.0 authentication required';
    if (smtp.conduct === 'defers' && said.startsWith('RCPT')) return '451 4.7.1 try again later';
    return '250 ok';
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    conduct: 'takes',
    taken: [],
    connections: () => connections,
    close() {
      for (const one of open) one.destroy();
      server.close();
    },
  };
  return smtp;
}
