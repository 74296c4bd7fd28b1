import { useEffect, useState } from 'react';
import { Button, focusFirstField, Typography, useText } from 'shared-ui';
import { DownloadIcon } from 'shared-ui/details';
import { DialogActions, DialogContent, DialogFrame } from 'shared-ui/overlays';
import type { PaymentFilters } from '../../api';
import { ExportChoices } from './ExportChoices';
import { ExportProgressBar } from './ExportProgressBar';
import { type ExportChoice, exportColumns } from './lines';
import { useExport } from './use-export';

export interface ExportDialogProps {
  open: boolean;
  onClose: () => void;
  /** The page's current filters. */
  selection: PaymentFilters;
  count: number;
}

const everything: ExportChoice = { format: 'xlsx', columns: exportColumns, includeHeaders: true };

/** Exports all filtered payments to a file. */
export function ExportDialog({ open, onClose, selection, count }: ExportDialogProps) {
  const text = useText();
  const [choice, setChoice] = useState(everything);
  const { progress, failure, start, stop, reset } = useExport(onClose);
  const running = progress !== undefined;
  useEffect(() => () => stop(), [stop]);
  return (
    <DialogFrame
      open={open}
      title={text('export.title')}
      onClose={running ? undefined : onClose}
      slotProps={{ transition: { onExited: reset } }}
    >
      <DialogContent ref={focusFirstField}>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{text('export.what', { count })}</Typography>
        {running ? (
          <ExportProgressBar progress={progress} />
        ) : (
          <ExportChoices choice={choice} onChange={setChoice} failure={failure} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={running ? stop : onClose}>
          {text(running ? 'export.stop' : 'ui.action.cancel')}
        </Button>
        {!running && (
          <Button
            variant="contained"
            startIcon={<DownloadIcon />}
            disabled={choice.columns.length === 0}
            onClick={() => void start(choice, selection)}
          >
            {text('payments.export')}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}
