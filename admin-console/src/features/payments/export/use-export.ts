import { useCallback, useRef, useState } from 'react';
import { messageOf, type PaymentFilters, PaymentStatus, rules } from 'shared-api';
import { notify, statuses, type TextOf, useText } from 'shared-ui';
import { type ExportChoice, type ExportPlan, exportColumns } from './protocol';
import { runExport, startExportWorker } from './run';
import { exportFileName, saveExport } from './save';
import type { ExportProgress } from './walk';

const record = <Key extends string | number>(keys: readonly Key[], of: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, string>;

/** A choice with its words: the worker knows no catalogue. */
const planOf = (choice: ExportChoice, text: TextOf): ExportPlan => ({
  ...choice,
  headers: record(exportColumns, (column) => text(`export.column.${column}`)),
  statuses: record(Object.values(PaymentStatus), (status) => text(statuses.payment[status].label)),
  timeZone: rules.timeZone,
});

/** Exports payments; one export at a time, that can be stopped. */
export const useExport = (onDone: () => void) => {
  const text = useText();
  const [progress, setProgress] = useState<ExportProgress>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);

  const stop = useCallback(() => running.current?.abort(), []);

  const start = async (choice: ExportChoice, selection: PaymentFilters) => {
    const control = new AbortController();
    running.current = control;
    setFailure(undefined);
    setProgress({ done: 0, total: 0 });
    try {
      const worker = startExportWorker();
      const content = await runExport(worker, planOf(choice, text), selection, setProgress, control.signal);
      await saveExport(content, choice.format);
      notify(text('export.done', { name: exportFileName(choice.format, new Date()) }));
      onDone();
    } catch (error) {
      if (!control.signal.aborted) setFailure(messageOf(error, text('export.failed')));
    } finally {
      setProgress(undefined);
    }
  };

  return { progress, failure, start, stop };
};
