import { useCallback, useRef, useState } from 'react';
import { messageOf, type PaymentFilters, PaymentMethod, PaymentStatus, Plan, rules } from 'shared-api';
import { notify, statuses, type TextOf, useText } from 'shared-ui';
import { methodLabel, planLabel } from '../labels';
import { type ExportChoice, type ExportPlan, exportColumns } from './protocol';
import { runExport, startExportWorker } from './run';
import { loadSaver } from './save';
import { revenueFactors } from './total';
import type { ExportProgress } from './walk';

const record = <Key extends string | number>(keys: readonly Key[], of: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, string>;

/** The choices with their texts: the worker has no catalogue. */
const planOf = (choice: ExportChoice, text: TextOf): ExportPlan => ({
  ...choice,
  headers: record(exportColumns, (column) => text(`export.column.${column}`)),
  statuses: record(Object.values(PaymentStatus), (status) => text(statuses.payment[status].label)),
  plans: record(Object.values(Plan), (plan) => text(planLabel[plan])),
  methods: record(Object.values(PaymentMethod), (method) => text(methodLabel[method])),
  late: text('export.late'),
  factors: revenueFactors,
  timeZone: rules.timeZone,
});

/** Exports payments; one cancellable export at a time. */
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
      // Shows the bar first: starting at once would block the page in one long task.
      await new Promise((resolve) => setTimeout(resolve));
      const worker = startExportWorker();
      const [save, file] = await Promise.all([
        loadSaver(),
        runExport(worker, planOf(choice, text), selection, setProgress, control.signal),
      ]);
      const name = save(file, choice.format, selection);
      notify(text('export.done', { name }));
      onDone();
    } catch (error) {
      if (!control.signal.aborted) setFailure(messageOf(error, text('export.failed')));
      setProgress(undefined);
    } finally {
      control.abort();
    }
  };

  // Not as soon as the file is ready: the choices would reappear just before the dialog closes.
  const reset = () => setProgress(undefined);

  return { progress, failure, start, stop, reset };
};
