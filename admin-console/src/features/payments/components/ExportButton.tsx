import { useState } from 'react';
import type { PaymentFilters } from 'shared-api';
import { Button, DownloadIcon, Text } from 'shared-ui';
import { ExportDialog } from './ExportDialog';

export interface ExportButtonProps {
  /** What the page's filters select. */
  selection: PaymentFilters;
  count: number;
}

/** Opens the export; the page around it, with all its rows, is not drawn anew when the dialog opens and closes. */
export function ExportButton(props: ExportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="secondary" startIcon={<DownloadIcon />} onClick={() => setOpen(true)}>
        <Text id="payments.export" />
      </Button>
      <ExportDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
