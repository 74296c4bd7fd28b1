import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** The input has ended. */
export class NoAnswer extends Error {}

export interface Terminal {
  /** Asks until the answer is valid. @param secret hides what is typed @throws NoAnswer */
  ask(question: string, pattern: RegExp, hint: string, secret?: boolean): Promise<string>;
  close(): void;
}

/** Asks a person, or reads the answers line by line from a file or another program. */
export const openTerminal = (): Terminal => {
  let hidden = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) process.stdout.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  // Only the iterator keeps lines that arrive before they are asked for.
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(question, pattern, hint, secret = false) {
      for (;;) {
        process.stdout.write(`${question}: `);
        hidden = secret;
        const { value, done } = await lines.next();
        hidden = false;
        if (secret && process.stdin.isTTY) process.stdout.write('\n');
        if (done) throw new NoAnswer('No administrator was created: the answers ended too early.');
        const answer = value.trim();
        if (pattern.test(answer)) return answer;
        console.error(hint);
      }
    },
    close: () => reader.close(),
  };
};
