import { useState } from 'react';
import { messageOf } from 'shared-api';
import { notify } from '../feedback/notifications';
import { useText } from '../messages/text';
import type { Deed, Identified, Question } from './types';
import type { ResourceList } from './use-resource';
import { useWords } from './use-words';

interface Asked<Row> {
  deed: Deed<Row>;
  rows: readonly Row[];
  question: Question;
  danger: boolean;
}

/** What the confirmation shows; it keeps its words while it fades away. */
export interface DeedDialog {
  question: Question | undefined;
  danger: boolean;
  open: boolean;
  pending: boolean;
  confirm(): void;
  close(): void;
}

/** One after the other: a hundred at once would be a hundred in each other's way. */
const runAll = async <Row>(run: (row: Row) => Promise<unknown>, rows: readonly Row[]) => {
  const done: Row[] = [];
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      await run(row);
      done.push(row);
    } catch (error) {
      failures.push(error);
    }
  }
  return { done, failures };
};

/** Does declared deeds: asks first where there is a question, tells what became of it, and renews the list. */
export const useDeed = <Row extends Identified>(list: ResourceList<Row>) => {
  const text = useText();
  const words = useWords();
  const [asked, setAsked] = useState<Asked<Row>>();
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);

  const perform = async (deed: Deed<Row>, rows: readonly Row[]) => {
    setPending(true);
    const { done, failures } = await runAll(deed.run, rows);
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
    if (rows.length > 1) list.selection.clear();
    await list.refresh();
  };

  const start = (deed: Deed<Row>, rows: readonly Row[], danger = false) => {
    const question = deed.ask?.(rows, words);
    if (!question) return void perform(deed, rows);
    setAsked({ deed, rows, question, danger });
    setOpen(true);
  };

  const dialog: DeedDialog = {
    question: asked?.question,
    danger: asked?.danger ?? false,
    open,
    pending,
    confirm: () => asked && void perform(asked.deed, asked.rows),
    close: () => setOpen(false),
  };
  return { start, dialog };
};
