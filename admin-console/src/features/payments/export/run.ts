import type { PaymentFilters } from 'shared-api';
import type { ExportAnswer, ExportOrder, ExportPlan, LinesOrder } from './protocol';
import { type ExportProgress, walkPayments } from './walk';

/** The part of a `Worker` that an export needs; tests stand in for it. */
export interface ExportWorker {
  onmessage: ((event: MessageEvent<ExportAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(order: ExportOrder, transfer?: Transferable[]): void;
  terminate(): void;
}

const answerOf = (worker: ExportWorker) =>
  new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }) =>
      data.kind === 'file' ? resolve(data.file) : reject(new Error('the export worker failed'));
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message || 'the export worker did not start'));
    };
  });

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Makes a file of everything that the filters select; the page itself only fetches, and reads nothing of it.
 * @param worker ends with the export, however it ends
 * @param tell hears how far it is
 * @throws {ApiError} when a page does not arrive; an `AbortError` when cancelled; else the worker's failure
 */
export const runExport = async (
  worker: ExportWorker,
  plan: ExportPlan,
  filters: PaymentFilters,
  tell: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<Blob> => {
  const answer = answerOf(worker);
  const collect = async () => {
    worker.postMessage({ kind: 'start', plan });
    await walkPayments(
      filters,
      (content, progress) => {
        worker.postMessage({ kind: 'page', content }, [content]);
        tell(progress);
      },
      signal,
    );
    worker.postMessage({ kind: 'finish' });
    return answer;
  };
  try {
    return await Promise.race([collect(), answer, aborted(signal)]);
  } finally {
    worker.terminate();
  }
};

/** Makes a file of lines that are there already. @param worker ends with it @throws the worker's failure */
export const makeFile = async (worker: ExportWorker, order: LinesOrder): Promise<Blob> => {
  const answer = answerOf(worker);
  worker.postMessage(order);
  try {
    return await answer;
  } finally {
    worker.terminate();
  }
};

/** Starts the worker; webpack gives it a chunk of its own, which alone contains `xlsx`. */
export const startExportWorker = (): ExportWorker =>
  // Its name keeps the page's policy on it (server/src/web/headers.ts).
  new Worker(/* webpackChunkName: "export.worker" */ new URL('./export.worker.ts', import.meta.url));
