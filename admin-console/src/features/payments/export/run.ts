import type { PaymentFilters } from 'shared-api';
import type { ExportAnswer, ExportOrder, ExportPlan, LinesOrder } from './protocol';
import { type ExportProgress, walkPayments } from './walk';

/** The part of a `Worker` that an export needs, which tests replace. */
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
 * Exports all filtered payments; the page only fetches, without parsing.
 * @param worker is terminated at the end of the export
 * @param onProgress receives the progress
 * @throws {ApiError} when a page fails to load; an `AbortError` when cancelled; otherwise the worker's error
 */
export const runExport = async (
  worker: ExportWorker,
  plan: ExportPlan,
  filters: PaymentFilters,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<Blob> => {
  const answer = answerOf(worker);
  const collect = async () => {
    worker.postMessage({ kind: 'start', plan });
    await walkPayments(
      filters,
      (content, progress) => {
        worker.postMessage({ kind: 'page', content }, [content]);
        onProgress(progress);
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

/** Creates a file from given lines. @param worker is terminated @throws the worker's error */
export const makeFile = async (worker: ExportWorker, order: LinesOrder): Promise<Blob> => {
  const answer = answerOf(worker);
  worker.postMessage(order);
  try {
    return await answer;
  } finally {
    worker.terminate();
  }
};

/** Starts the worker; webpack makes it a separate chunk, the only one with `xlsx`. */
export const startExportWorker = (): ExportWorker =>
  // With `.worker.` in its name, it gets the page's policy (server/src/web/headers.ts).
  new Worker(/* webpackChunkName: "export.worker" */ new URL('./export.worker.ts', import.meta.url));
