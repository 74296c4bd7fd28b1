import { useCallback, useRef, useState } from 'react';
import { messageOf, now } from 'shared-api';
import { notify, useLocale } from 'shared-ui';
import { saveFile } from 'shared-ui/details';
import { useI18n } from 'shared-ui/resource';
import { fileOf } from '../../../../files/file';
import type { PaymentFilters } from '../../api';
import { type ExportChoice, paymentLines, paymentsFileName } from './lines';
import { type ExportProgress, walkPayments } from './walk';

/** Lets the browser show what was set before: making a file of thousands of lines takes it half a second. */
const shown = () => new Promise((resolve) => setTimeout(resolve));

/** Exports payments; one cancellable export at a time. */
export const useExport = (onDone: () => void) => {
  const i18n = useI18n();
  const { text } = i18n;
  const locale = useLocale();
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
      const payments = await walkPayments(selection, setProgress, control.signal);
      await shown();
      const { format } = choice;
      const file = await fileOf(paymentLines(payments, choice, i18n), { format, sheet: 'Payments', locale });
      control.signal.throwIfAborted();
      const name = paymentsFileName(format, selection, new Date(now()));
      await saveFile(file, name);
      notify(text('export.done', { name }));
      onDone();
    } catch (error) {
      if (!control.signal.aborted) setFailure(messageOf(error, text('export.failed')));
      setProgress(undefined);
    }
  };

  // Not as soon as the file is ready: the choices would reappear just before the dialog closes.
  const reset = () => setProgress(undefined);

  return { progress, failure, start, stop, reset };
};
