import Box from '@mui/material/Box';
import { PieChart as MuiPieChart } from '@mui/x-charts/PieChart';
import { useId } from 'react';
import { useFormat } from '../format/use-format';
import { Legend } from './Legend';
import { type Fill, Patterns, paintOf } from './patterns';

export interface Slice {
  id: string;
  label: string;
  value: number;
  fill: Fill;
}

export interface PieChartProps {
  /** Description for screen readers. */
  description: string;
  slices: readonly Slice[];
  height?: number;
  radius?: number;
}

/** A pie chart; empty slices appear in the legend only. */
export function PieChart({ description, slices, height = 400, radius = 150 }: PieChartProps) {
  const format = useFormat();
  const prefix = useId();
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const drawn = slices.filter(({ value }) => value > 0);
  return (
    <Box component="figure" role="img" aria-label={description} sx={{ m: 0 }}>
      <div>
        <MuiPieChart
          height={height - 48}
          hideLegend
          disableKeyboardNavigation
          margin={4}
          series={[
            {
              outerRadius: radius,
              innerRadius: 0,
              paddingAngle: drawn.length > 1 ? 1.5 : 0,
              cornerRadius: 6,
              arcLabel: ({ value }) => format.number(value),
              arcLabelMinAngle: 14,
              arcLabelRadius: '68%',
              data: drawn.map(({ id, label, value, fill }) => ({
                id,
                label,
                value,
                color: paintOf(prefix, fill),
              })),
            },
          ]}
          sx={{
            '& .MuiPieChart-arc': { stroke: 'none' },
            '& .MuiPieChart-arcLabel': {
              fill: 'var(--c-palette-text-primary)',
              stroke: 'var(--c-palette-background-paper)',
              strokeWidth: 6,
              strokeLinejoin: 'round',
              paintOrder: 'stroke',
              fontSize: '1.125rem',
              fontWeight: 700,
            },
          }}
        >
          <Patterns prefix={prefix} fills={drawn.map(({ fill }) => fill)} />
        </MuiPieChart>
        <Legend
          entries={slices.map(({ id, label, value, fill }) => ({
            id,
            fill,
            label,
            value: total > 0 ? format.percent(value / total) : format.number(value),
          }))}
        />
      </div>
    </Box>
  );
}
