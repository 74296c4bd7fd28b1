import { type ReactNode, useId, useState } from 'react';
import { Box, Card, type MessageId, Stack, Typography, useText } from 'shared-ui';
import { ToggleButton, ToggleButtonGroup } from 'shared-ui/resource';

export interface ChartCardProps {
  title: MessageId;
  /** The sessions included. */
  hint: ReactNode;
  /** There is no data yet. */
  empty: boolean;
  chart: ReactNode;
  table: ReactNode;
}

/** A chart and its data as a table, which a button opens; nothing while there is no data. */
export function ChartCard({ title, hint, empty, chart, table }: ChartCardProps) {
  const text = useText();
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  if (empty) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0, p: { xs: 2, sm: 3 } }}>
      <Stack
        direction="row"
        sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, justifyContent: 'space-between', gap: 1.5, mb: 2 }}
      >
        <div>
          <Typography id={id} component="h2" variant="h3">
            {text(title)}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
            {hint}
          </Typography>
        </div>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          sx={{ alignSelf: 'flex-start', flexShrink: 0, flexWrap: 'wrap', maxWidth: '100%' }}
          aria-label={text('dashboard.view', { what: text(title) })}
          onChange={(_event, chosen: 'chart' | 'table' | null) => chosen && setView(chosen)}
        >
          <ToggleButton value="chart">{text('dashboard.chart')}</ToggleButton>
          <ToggleButton value="table">{text('ui.list.table')}</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Box sx={{ minHeight: 400 }}>{view === 'chart' ? chart : table}</Box>
    </Card>
  );
}
