import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A mail server that takes everything, and forgets it with the process. */
export interface MailServer {
  url: string;
  /** The first link in the e-mails to an address that matches, newest e-mail first; undefined without one. */
  linkTo(address: string, pattern: RegExp): string | undefined;
  stop(): void;
}

/** Quoted-printable texts without their soft line breaks. */
const plain = (text: string): string =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Starts one on a port of this machine. */
export const startMailServer = async (): Promise<MailServer> => {
  const mails: { to: string; text: string }[] = [];
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let [to, text, inData, rest] = ['', '', false, ''];
    say('220 mail.test ESMTP');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (inData && line !== '.') text += `${line}\r\n`;
        else if (inData) {
          mails.unshift({ to, text: plain(text) });
          [text, inData] = ['', false];
          say('250 taken');
        } else if (/^RCPT/i.test(line)) {
          to = line.match(/<([^>]+)>/)?.[1] ?? '';
          say('250 yes');
        } else if (/^DATA/i.test(line)) {
          inData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else say('250 yes');
      }
    });
    socket.on('error', () => socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    linkTo: (address, pattern) =>
      mails
        .filter((mail) => mail.to === address)
        .flatMap(({ text }) => text.match(/https?:\/\/[^\s<>")\]]+/g) ?? [])
        .find((link) => pattern.test(link)),
    stop: () => server.close(),
  };
};
