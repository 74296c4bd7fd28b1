import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** An e-mail as it came. */
export interface Letter {
  to: string;
  id: string;
  subject: string;
  text: string;
}

/** A mail server that refuses what it is told to. */
export interface Post {
  url: string;
  /** It greets nobody. */
  isAway: boolean;
  /** How many recipients it is going to put off for now. */
  busyFor: number;
  /** What has come since the last time. */
  take(): Letter[];
  close(): void;
}

const bytes = (text: string) => Buffer.from(text, 'latin1').toString('utf8');
const quotedPrintable = (text: string): string =>
  bytes(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
const word = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?Q\?(.*?)\?=/gi, (_, coded: string) => quotedPrintable(coded.replaceAll('_', ' ')))
    .replaceAll(/=\?utf-8\?B\?(.*?)\?=/gi, (_, coded: string) => Buffer.from(coded, 'base64').toString());

/** Reads an e-mail as Nodemailer writes it: its text is the first part. */
function read(to: string, raw: string): Letter {
  const headers = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => headers.match(new RegExp(`^${name}: (.*)$`, 'mi'))?.[1] ?? '';
  const part = raw.slice(raw.search(/content-type: text\/plain/i));
  const from = part.indexOf('\r\n\r\n') + 4;
  const body = part.slice(from, part.indexOf('\r\n--', from));
  const isBase64 = /content-transfer-encoding: base64/i.test(part.slice(0, from));
  const text = isBase64 ? Buffer.from(body, 'base64').toString() : quotedPrintable(body);
  return {
    to,
    id: header('Message-ID'),
    subject: word(header('Subject')),
    text: text.replaceAll(/\s+/g, ' '),
  };
}

/** Starts one on a free port. */
export async function startPost(): Promise<Post> {
  const open = new Set<Socket>();
  const seen = new Set<string>();
  let letters: Letter[] = [];
  /** What comes again, since its sender has not heard that it came, is the same one (docs/decisions/0005-outbox.md). */
  const keep = (letter: Letter) => {
    if (!seen.has(letter.id)) letters.push(letter);
    seen.add(letter.id);
  };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    if (post.isAway) return socket.end('421 back later\r\n');
    let [text, to, isData] = ['', '', false];
    socket.write('220 post.test\r\n');
    const replyTo = (said: string): string => {
      if (said === 'DATA') return '354 go on';
      if (said === 'QUIT') return '221 bye';
      if (post.isAway) return '421 back later';
      if (!said.startsWith('RCPT')) return '250 ok';
      to = said.match(/<(.+?)>/)?.[1] ?? '';
      return post.busyFor > 0 && post.busyFor-- ? '451 4.7.1 try again later' : '250 ok';
    };
    socket.setEncoding('latin1').on('data', (part) => {
      text += part;
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) keep(read(to, said));
        socket.write(`${isData ? '250 taken' : replyTo(said)}\r\n`);
        isData = !isData && said === 'DATA';
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const post: Post = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isAway: false,
    busyFor: 0,
    take() {
      const taken = letters;
      letters = [];
      return taken;
    },
    close() {
      for (const one of open) one.destroy();
      server.close();
    },
  };
  return post;
}
