import { ExportFile, fileOf } from './file';
import type { ExportAnswer, ExportOrder } from './protocol';

/** The part of a worker's global scope that is used; the DOM library describes only the page's. */
interface WorkerScope {
  onmessage: ((event: { data: ExportOrder }) => void) | null;
  postMessage(answer: ExportAnswer): void;
}
const scope = globalThis as unknown as WorkerScope;

let file: ExportFile | undefined;

// Everything that would block the page: parsing the answers, formatting dates, compression, `xlsx` itself, and the copy
// made by a Blob.
scope.onmessage = ({ data }) => {
  try {
    if (data.kind === 'lines') {
      const { lines, format, sheet } = data;
      scope.postMessage({ kind: 'file', file: fileOf(lines, format, sheet) });
    } else if (data.kind === 'start') file = new ExportFile(data.plan);
    else if (data.kind === 'page') file?.read(data.content);
    else if (file) scope.postMessage({ kind: 'file', file: file.blob() });
  } catch {
    scope.postMessage({ kind: 'failed' });
  }
};
