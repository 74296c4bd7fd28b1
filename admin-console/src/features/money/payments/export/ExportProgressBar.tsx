import { Typography, useFormat, useText } from 'shared-ui';
import { LinearProgress } from 'shared-ui/details';
import type { ExportProgress } from './walk';

/** An export's progress; at the end, says that the file is being created. */
export function ExportProgressBar({ progress }: { progress: ExportProgress }) {
  const text = useText();
  const format = useFormat();
  const { done, total } = progress;
  const reading = total === 0 || done < total;
  return (
    <>
      <Typography role="status" sx={{ mb: 1 }}>
        {reading
          ? text('export.reading', { done: format.number(done), total: format.number(total) })
          : text('export.writing')}
      </Typography>
      <LinearProgress
        aria-label={text('export.title')}
        variant={reading && total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? (done / total) * 100 : 0}
      />
    </>
  );
}
