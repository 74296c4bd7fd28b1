import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { figures } from '../theme/typography';
import { type Fill, Patterns, paintOf } from './patterns';

export interface LegendEntry {
  id: string;
  /** An area's fill, or the line. */
  fill: Fill | 'line';
  label: string;
  /** A value next to the label. */
  value?: string;
}

/** The colour of a chart's line. */
export const lineColour = 'var(--c-palette-secondary-main)';

/** The legend of a chart's fills. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  const prefix = useId();
  return (
    <Stack
      component="ul"
      direction="row"
      sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1, columnGap: 3, m: 0, p: 0, listStyle: 'none' }}
    >
      {entries.map(({ id, fill, label, value }) => (
        <Stack key={id} component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Box component="svg" aria-hidden width={20} height={20} sx={{ flexShrink: 0 }}>
            {fill === 'line' ? (
              <path d="M0 10H20" stroke={lineColour} strokeWidth={2} />
            ) : (
              <>
                <Patterns prefix={`${prefix}-${id}`} fills={[fill]} />
                <rect width={20} height={20} rx={6} fill={paintOf(`${prefix}-${id}`, fill)} />
              </>
            )}
          </Box>
          <Typography variant="body2" component="span" sx={figures}>
            {label}
            {value && <strong> {value}</strong>}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
