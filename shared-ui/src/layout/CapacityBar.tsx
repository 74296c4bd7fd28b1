import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { rules } from 'shared-api';
import { useText } from '../messages/text';
import { figures } from '../theme/typography';

/** Red at 90 % or more, yellow at 75 % or more, green below. */
export const capacityTone = (percent: number): 'error' | 'warning' | 'success' => {
  if (percent >= rules.capacityBar.red) return 'error';
  return percent >= rules.capacityBar.yellow ? 'warning' : 'success';
};

export interface CapacityBarProps {
  taken: number;
  capacity: number;
}

/** How full a session is: registered of capacity as text, and the share as a bar. */
export function CapacityBar({ taken, capacity }: CapacityBarProps) {
  const text = useText();
  const ratio = capacity > 0 ? taken / capacity : 1;
  const words = text('ui.capacity.places', { taken, capacity });
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Typography variant="body2" sx={figures}>
        {words}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, ratio * 100)}
        color={capacityTone(ratio * 100)}
        aria-label={words}
      />
    </Stack>
  );
}
