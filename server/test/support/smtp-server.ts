import { startOwnMailServer } from '../../../infra/bootstrap/own-mail-server';

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
  let connections = 0;
  const server = await startOwnMailServer({
    meet(socket) {
      connections++;
      if (smtp.conduct === 'leaves') socket.end('421 too busy\r\n');
      return smtp.conduct !== 'leaves' && smtp.conduct !== 'greetsNever';
    },
    replyTo(command) {
      if (smtp.conduct === 'wantsLogin' && command.startsWith('MAIL'))
        return '530 5.7.0 authentication required';
      if (smtp.conduct === 'defers' && command.startsWith('RCPT')) return '451 4.7.1 try again later';
      return '250 ok';
    },
    take(raw) {
      smtp.taken.push(/^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '');
      return smtp.conduct === 'lost' ? null : '250 taken';
    },
  });
  const smtp: SmtpServer = { ...server, conduct: 'takes', taken: [], connections: () => connections };
  return smtp;
}
