import Box from '@mui/material/Box';
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

/** The warning colour is dark enough for text, but too brown where it must look yellow. */
const colours = { error: 'error.main', warning: 'warning.light', success: 'success.main' };

export interface CapacityBarProps {
  taken: number;
  capacity: number;
}

/** How full a session is: registered of capacity as text, and the share as a bar. */
export function CapacityBar({ taken, capacity }: CapacityBarProps) {
  const text = useText();
  const percent = capacity > 0 ? (taken / capacity) * 100 : 100;
  const shown = Math.min(100, Math.round(percent));
  const tone = capacityTone(percent);
  const words = text('ui.capacity.places', { taken, capacity });
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Typography variant="body2" sx={figures}>
        {words}
      </Typography>
      <Box
        component="svg"
        role="progressbar"
        data-tone={tone}
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
        sx={{ width: 1, height: 8, borderRadius: 1, bgcolor: 'divider', color: colours[tone] }}
      >
        {/* An attribute: a style for each width would be in no sheet. */}
        <rect width={`${shown}%`} height={8} rx={4} fill="currentColor" />
      </Box>
    </Stack>
  );
}
