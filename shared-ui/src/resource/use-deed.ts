import { useRef, useState } from 'react';
import { messageOf } from 'shared-api';
import { notify } from '../feedback/notifications';
import { useText } from '../messages/text';
import type { MailNoticeProps } from './MailNotice';
import type { Deed, Identified, Question } from './types';
import type { ResourceList } from './use-resource';
import { useWords } from './use-words';

/** How a deed was asked for. */
interface Manner {
  danger?: boolean | undefined;
  /** For the whole selection, and not from a row's menu. */
  many?: boolean;
}

interface Asked<Row> extends Manner {
  deed: Deed<Row>;
  rows: readonly Row[];
  question: Question;
}

/** What the confirmation shows; it keeps its words while it fades away. */
export interface DeedDialog {
  question: Question | undefined;
  danger: boolean;
  /** Only for what may email people. */
  mail: (MailNoticeProps & { takesReason: boolean }) | undefined;
  open: boolean;
  pending: boolean;
  /** What the question's input holds, or the reason for the e-mail. */
  given: string;
  give(value: string): void;
  confirm(): void;
  close(): void;
}

/** One after the other: a hundred at once would be a hundred in each other's way. */
const runAll = async <Row>(run: (row: Row) => Promise<unknown>, rows: readonly Row[]) => {
  const done: Row[] = [];
  const left: Row[] = [];
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      await run(row);
      done.push(row);
    } catch (error) {
      left.push(row);
      failures.push(error);
    }
  }
  return { done, left, failures };
};

/** Does declared deeds: asks first where there is a question, tells what became of it, and renews the list. */
export const useDeed = <Row extends Identified>(list: ResourceList<Row>) => {
  const text = useText();
  const words = useWords();
  const [asked, setAsked] = useState<Asked<Row>>();
  const [given, setGiven] = useState('');
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [people, setPeople] = useState<MailNoticeProps['people']>();
  const latest = useRef<Asked<Row>>(undefined);

  const count = async (next: Asked<Row>) => {
    latest.current = next;
    setPeople(undefined);
    const known = await next.deed.recipients?.(next.rows).catch(() => 'unknown' as const);
    if (latest.current === next) setPeople(known);
  };

  const perform = async (deed: Deed<Row>, rows: readonly Row[], many = false, detail = '') => {
    setPending(true);
    const { done, left, failures } = await runAll((row) => deed.run(row, detail), rows);
    setPending(false);
    setOpen(false);
    if (done.length > 0) notify(deed.done(done, words));
    if (failures.length > 0) {
      const why = messageOf(failures[0], text(deed.failed));
      notify(
        rows.length > 1 ? `${text('ui.list.someFailed', { count: failures.length })} ${why}` : why,
        'error',
      );
    }
    // What could not be done stays chosen, to be tried again; what is done does not, since it may be gone.
    const { selection } = list;
    selection.keep(many ? left : selection.rows.filter(({ id }) => !done.some((row) => row.id === id)));
    await list.refresh();
  };

  const start = (deed: Deed<Row>, rows: readonly Row[], manner: Manner = {}) => {
    const question = deed.ask?.(rows, words);
    if (!question) return void perform(deed, rows, manner.many);
    const next = { ...manner, deed, rows, question };
    void count(next);
    setAsked(next);
    setGiven(question.input?.value ?? '');
    setOpen(true);
  };

  const dialog: DeedDialog = {
    question: asked?.question,
    danger: asked?.danger ?? false,
    mail: asked?.deed.recipients && { people, takesReason: asked.deed.takesReason ?? false },
    open,
    pending,
    given,
    give: setGiven,
    confirm: () => asked && void perform(asked.deed, asked.rows, asked.many, given),
    close: () => setOpen(false),
  };
  return { start, dialog };
};
