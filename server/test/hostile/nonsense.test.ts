import { patience } from '../../../infra/bootstrap/patience.mjs';
import { readPeople } from '../../src/club/people/read-people';
import { AppError } from '../../src/errors/app-error';
import { answerOf } from '../../src/threads/in-thread';
import { readBrought } from '../support/brought';
import { shareOf } from '../support/engines';
import { processorTime } from '../support/processor-time';
import { textRows, workbookOf } from '../support/workbooks';

const megabyte = 1_000_000;
const filled = (unit: string) => unit.repeat(Math.ceil(megabyte / unit.length));

/** What readers have stumbled over: each asks for a different way back. */
const nonsense = {
  letters: filled('a'),
  dashes: filled('-'),
  spaces: filled(' '),
  quotes: filled('"'),
  'ends of lines': filled('\n'),
  'at signs': filled('@'),
  commas: filled(','),
  digits: filled('1'),
  angles: filled('<'),
  'invisible signs': filled('\u200b'),
  nesting: filled('<a>(['),
  names: filled('a,'),
  addresses: filled('a@b.c,d '),
  amounts: filled('1 000,'),
  'quoted lines': filled('=41=\n'),
  cells: filled('x;'),
};

/** In milliseconds of a processor: a way back through the text takes minutes. */
const longest = 5000 * patience;

const peopleIn = (text: string) => readPeople(Buffer.from(text), 501);

/** The beginnings that lead to each reader. */
const readers: Record<string, { start: string; read?: (text: string) => unknown }> = {
  'a list of people': { start: '', read: peopleIn },
  'a table of people': { start: 'Email,Name\n', read: peopleIn },
  'a workbook of people': {
    start: '',
    read: (text) => readPeople(workbookOf({ sheets: { A: textRows([['Email', 'Name'], [text]]) } }), 501),
  },
  'a workbook that is none': {
    start: '',
    read: (text) => readPeople(workbookOf({ sheets: { A: text } }), 501).catch(String),
  },
  'contacts of a telephone': { start: 'BEGIN:VCARD\nN;QUOTED-PRINTABLE:', read: peopleIn },
  'a statement': { start: 'Date,Description,Amount\n2026-11-21,INTERAC from,' },
  'an OFX statement': { start: '<OFX><STMTTRN><NAME>' },
  'a notice': { start: 'INTERAC e-Transfer: you received $10.00 from ' },
  'a mail': {
    start: 'From: notify@payments.interac.ca\nMIME-Version: 1.0\nSubject: INTERAC e-Transfer\n\n',
  },
  'a mail in HTML': { start: 'From: a@b.c\nMIME-Version: 1.0\nContent-Type: text/html\n\n<p>' },
  'headers of a mail': { start: 'MIME-Version: 1.0\nFrom: ' },
  'a verdict on a mail': { start: 'From: a@b.c\nMIME-Version: 1.0\nAuthentication-Results: ' },
  'a file of mails': { start: 'From a@b.c Sat Nov 21 10:00:00 2026\nMessage-ID: 1\nFrom: a@b.c\n\n' },
};

test.each(Object.entries(readers))(
  'a megabyte of nonsense is read in seconds as %s',
  async (name, reader) => {
    const turn = Object.keys(readers).indexOf(name);
    const { start, read = (text: string) => readBrought(text) } = reader;
    for (const [kind, text] of shareOf(Object.entries(nonsense), turn)) {
      const took = await processorTime(() => read(start + text));
      expect({ kind, slow: took > longest && took }).toEqual({ kind, slow: false });
    }
  },
);

describe('a thread', () => {
  const program = (source: string) =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads'; ${source}`)}`,
    );
  const task = { name: 'any', args: [1] };

  test('answers', async () => {
    expect(await answerOf(program('parentPort.postMessage(workerData.args)'), task)).toEqual([1]);
  });

  test.each([
    ['never ends', 'for (;;);', 500],
    // Its limit of memory ends it long before.
    ['takes all memory', 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));', 60_000],
  ])('that %s is ended, with a sentence', async (_name, source, ms) => {
    const limits = { ms, megabytes: 16 };
    await expect(answerOf(program(source), task, limits)).rejects.toMatchObject({ code: 'takesTooLong' });
  });

  test('that refuses is a refusal here, too', async () => {
    const source = 'throw Object.assign(new Error("x"), { code: "unreadableWorkbook", details: {} })';
    await expect(answerOf(program(source), task)).rejects.toBeInstanceOf(AppError);
  });

  test('that fails says why', async () => {
    await expect(answerOf(program('throw new Error("broken")'), task)).rejects.toThrow('broken');
  });
});
