import Box from '@mui/material/Box';
import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart';
import { useId } from 'react';
import { useFormat } from '../format/use-format';
import { Key } from './Key';
import { type Fill, Patterns, paintOf } from './patterns';

export interface BarSeries {
  id: string;
  label: string;
  fill: Fill;
  values: readonly number[];
}

export interface BarChartProps {
  /** What the drawing says, for those who do not see it. */
  description: string;
  /** What stands under each group of bars. */
  categories: readonly string[];
  series: readonly BarSeries[];
  height?: number;
}

/** The least that a group of bars and its name need. */
const groupWidth = 34;

/** Figures side by side, group by group. */
export function BarChart({ description, categories, series, height = 400 }: BarChartProps) {
  const format = useFormat();
  const prefix = useId();
  return (
    <Box component="figure" sx={{ m: 0 }}>
      {/* Many groups are scrolled through rather than made too thin to see. */}
      <Box role="img" aria-label={description} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box sx={{ minWidth: categories.length * groupWidth }}>
          <MuiBarChart
            height={height - 32}
            hideLegend
            disableKeyboardNavigation
            borderRadius={5}
            grid={{ horizontal: true }}
            margin={{ left: 0, right: 8, top: 12, bottom: 0 }}
            xAxis={[
              {
                scaleType: 'band',
                data: [...categories],
                categoryGapRatio: 0.35,
                barGapRatio: 0.08,
                tickSize: 4,
              },
            ]}
            yAxis={[{ width: 40, valueFormatter: (value: number) => format.number(value) }]}
            series={series.map(({ id, label, fill, values }) => ({
              id,
              label,
              data: [...values],
              color: paintOf(prefix, fill),
              valueFormatter: (value: number | null) => format.number(value),
            }))}
          >
            <Patterns prefix={prefix} fills={series.map(({ fill }) => fill)} />
          </MuiBarChart>
        </Box>
      </Box>
      <Key entries={series.map(({ id, label, fill }) => ({ id, label, fill }))} />
    </Box>
  );
}
