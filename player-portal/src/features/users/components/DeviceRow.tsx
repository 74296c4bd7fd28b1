import type { ReactNode } from 'react';
import { Box, Button, Stack, Typography } from 'shared-ui';

interface DeviceRowProps {
  name: ReactNode;
  /** Its last use, or what else distinguishes it. */
  detail: ReactNode;
  /** Its actions; none for one that must stay. */
  action?: { label: ReactNode; named: string; onClick: () => void; pending?: boolean };
}

/** A device in a list. */
export function DeviceRow({ name, detail, action }: DeviceRowProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      </Box>
      {action && (
        <Button
          size="small"
          color="error"
          aria-label={action.named}
          loading={action.pending ?? false}
          onClick={action.onClick}
          sx={{ flexShrink: 0 }}
        >
          {action.label}
        </Button>
      )}
    </Stack>
  );
}
