import { type ReactNode, useId } from 'react';
import { CloseIcon, IconButton, Stack, Typography, useText } from 'shared-ui';
import { Drawer } from 'shared-ui/overlays';

/** What opens from the bottom, in reach of the thumb. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const text = useText();
  const id = useId();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: {
            maxWidth: 640,
            maxHeight: '88dvh',
            mx: 'auto',
            px: 2,
            pb: 'calc(16px + env(safe-area-inset-bottom))',
            borderRadius: '24px 24px 0 0',
          },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pt: 1 }}>
        <Typography id={id} component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton aria-label={text('ui.action.close')} onClick={onClose} sx={{ width: 56, height: 56 }}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Stack sx={{ gap: 1 }}>{children}</Stack>
    </Drawer>
  );
}
