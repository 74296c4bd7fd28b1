import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { useEffect, useId, useRef } from 'react';
import { useFormat } from '../format/use-format';
import { Legend, lineColour } from './Legend';
import { type Fill, Patterns, paintOf } from './patterns';

export interface Series {
  id: string;
  label: string;
  /** One for each category; null to draw nothing. */
  values: readonly (number | null)[];
}

export interface BarChartProps {
  /** Description for screen readers. */
  description: string;
  /** Labels under the bars; none is left out. */
  categories: readonly string[];
  bars: Series & { fill: Fill };
  /** The reference line. */
  line?: Series;
  /** A highlighted category, and its label. */
  mark?: { at: string; label: string };
  height?: number;
}

/** The minimum width of a bar with its label. */
const barWidth = 54;

/** A bar chart with a reference line. */
export function BarChart({ description, categories, bars, line, mark, height = 400 }: BarChartProps) {
  const format = useFormat();
  const prefix = useId();
  const scroller = useRef<HTMLDivElement>(null);
  // Scrolled to the latest bar.
  useEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, []);
  const valueFormatter = (value: number | null) => (value === null ? null : format.number(value));
  return (
    <Box component="figure" sx={{ m: 0 }}>
      {/* Many bars scroll instead of becoming too thin. */}
      <Box ref={scroller} role="img" aria-label={description} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box sx={{ minWidth: categories.length * barWidth }}>
          <ChartsContainer
            height={height - 32}
            disableKeyboardNavigation
            margin={{ left: 0, right: 8, top: 28, bottom: 0 }}
            xAxis={[
              {
                id: 'x',
                scaleType: 'band',
                data: [...categories],
                categoryGapRatio: 0.4,
                tickSize: 4,
                tickLabelInterval: () => true,
              },
            ]}
            yAxis={[{ width: 40, min: 0, valueFormatter: (value: number) => format.number(value) }]}
            series={[
              {
                type: 'bar',
                id: bars.id,
                label: bars.label,
                data: [...bars.values],
                color: paintOf(prefix, bars.fill),
                valueFormatter,
              },
              ...(line
                ? [
                    {
                      type: 'line' as const,
                      id: line.id,
                      label: line.label,
                      data: [...line.values],
                      color: lineColour,
                      curve: 'linear' as const,
                      showMark: false,
                      valueFormatter,
                    },
                  ]
                : []),
            ]}
          >
            <Patterns prefix={prefix} fills={[bars.fill]} />
            <ChartsGrid horizontal />
            <ChartsAxisHighlight x="band" />
            <BarPlot borderRadius={5} />
            <LinePlot />
            {mark && (
              <ChartsReferenceLine
                x={mark.at}
                label={mark.label}
                labelAlign="start"
                // To the left of the line: at the right, the chart's edge would cut a long word.
                spacing={{ x: -6, y: 5 }}
                lineStyle={{ strokeDasharray: '4 4', stroke: 'var(--c-palette-text-secondary)' }}
                labelStyle={{
                  fill: 'var(--c-palette-text-secondary)',
                  fontSize: 12,
                  fontWeight: 650,
                  textAnchor: 'end',
                }}
              />
            )}
            <ChartsXAxis axisId="x" />
            <ChartsYAxis />
            <ChartsTooltip trigger="axis" />
          </ChartsContainer>
        </Box>
      </Box>
      <Legend entries={[bars, ...(line ? [{ ...line, fill: 'line' as const }] : [])]} />
    </Box>
  );
}
