import { startOwnMailServer } from '../bootstrap/own-mail-server';

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
  const seen = new Set<string>();
  let letters: Letter[] = [];
  const server = await startOwnMailServer({
    meet(socket) {
      if (post.isAway) socket.end('421 back later\r\n');
      return !post.isAway;
    },
    replyTo(command) {
      if (command === 'QUIT') return '221 bye';
      if (post.isAway) return '421 back later';
      return command.startsWith('RCPT') && post.busyFor > 0 && post.busyFor--
        ? '451 4.7.1 try again later'
        : '250 ok';
    },
    take(raw, to) {
      const letter = read(to, raw);
      // What comes again, since its sender has not heard that it came, is the same one (docs/decisions/0005-outbox.md).
      if (!seen.has(letter.id)) letters.push(letter);
      seen.add(letter.id);
      return '250 taken';
    },
  });
  const post: Post = {
    ...server,
    isAway: false,
    busyFor: 0,
    take() {
      const taken = letters;
      letters = [];
      return taken;
    },
  };
  return post;
}
