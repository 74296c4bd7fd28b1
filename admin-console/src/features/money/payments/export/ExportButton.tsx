import { useState } from 'react';
import { Button, Text } from 'shared-ui';
import { DownloadIcon } from 'shared-ui/details';
import type { PaymentFilters } from '../../api';
import { ExportDialog } from './ExportDialog';

export interface ExportButtonProps {
  /** The page's current filters. */
  selection: PaymentFilters;
  count: number;
}

/** Opens the export dialog; in its own component, so that the page with all its rows does not rerender. */
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
