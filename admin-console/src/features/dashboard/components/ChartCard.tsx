import { type ReactNode, useId, useState } from 'react';
import { Box, Card, EmptyState, type MessageId, Stack, Typography, useText } from 'shared-ui';
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

/** A chart and its data as a table, which a button opens. */
export function ChartCard({ title, hint, empty, chart, table }: ChartCardProps) {
  const text = useText();
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
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
        {!empty && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            sx={{ alignSelf: 'flex-start', flexShrink: 0 }}
            aria-label={text('dashboard.view', { what: text(title) })}
            onChange={(_event, chosen: 'chart' | 'table' | null) => chosen && setView(chosen)}
          >
            <ToggleButton value="chart">{text('dashboard.chart')}</ToggleButton>
            <ToggleButton value="table">{text('ui.list.table')}</ToggleButton>
          </ToggleButtonGroup>
        )}
      </Stack>
      {empty && <EmptyState title={text('dashboard.noData')} />}
      {!empty && <Box sx={{ minHeight: 400 }}>{view === 'chart' ? chart : table}</Box>}
    </Card>
  );
}
