import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** The input has ended. */
export class NoAnswer extends Error {}

export interface Terminal {
  /**
   * Asks until the answer is valid.
   * @param how what to make of the typed text before it is checked, by default without spaces around it; whether it is
   * hidden
   * @throws NoAnswer
   */
  ask(
    question: string,
    pattern: RegExp,
    hint: string,
    how?: { read: (typed: string) => string; isSecret: boolean },
  ): Promise<string>;
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
    async ask(
      question,
      pattern,
      hint,
      { read, isSecret } = { read: (typed) => typed.trim(), isSecret: false },
    ) {
      for (;;) {
        process.stdout.write(`${question}: `);
        hidden = isSecret;
        const { value, done } = await lines.next();
        hidden = false;
        if (isSecret && process.stdin.isTTY) process.stdout.write('\n');
        if (done) throw new NoAnswer('No administrator was created: the answers ended too early.');
        const answer = read(value);
        if (pattern.test(answer)) return answer;
        console.error(hint);
      }
    },
    close: () => reader.close(),
  };
};
