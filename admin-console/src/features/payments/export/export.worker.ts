import { ExportFile } from './file';
import type { ExportAnswer, ExportOrder } from './protocol';

/** The part of a worker's global scope that is used; the DOM library describes only the page's. */
interface WorkerScope {
  onmessage: ((event: { data: ExportOrder }) => void) | null;
  postMessage(answer: ExportAnswer, transfer?: Transferable[]): void;
}
const scope = globalThis as unknown as WorkerScope;

let file: ExportFile | undefined;

const finish = () => {
  if (!file) return;
  const content = file.content();
  scope.postMessage({ kind: 'file', content, rows: file.rows }, [content]);
};

// Making the file is the work that would freeze the page: dates, compression, and `xlsx` itself.
scope.onmessage = ({ data }) => {
  try {
    if (data.kind === 'start') file = new ExportFile(data.plan);
    else if (data.kind === 'rows') file?.add(data.rows);
    else finish();
  } catch {
    scope.postMessage({ kind: 'failed' });
  }
};
