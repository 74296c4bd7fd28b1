import type { ReactNode } from 'react';
import { Box, Stack, Typography } from 'shared-ui';
import { ActionMenu, type ListActions, type Resource, useI18n } from 'shared-ui/resource';

interface EntryProps<Row extends { id: string }> {
  row: Row;
  of: Resource<Row>;
  listActions: ListActions<Row>;
  title: ReactNode;
  /** What stands out. */
  chips: ReactNode;
  /** Each in a line of its own; those without words are left out. */
  lines: readonly (string | false)[];
}

/** An entry of a register. */
export function Entry<Row extends { id: string }>(props: EntryProps<Row>) {
  const { row, of, listActions, title, chips, lines } = props;
  const name = of.nameOf(row, useI18n());
  return (
    <Box
      component="article"
      aria-label={name}
      sx={{ display: 'flex', gap: 1, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {chips}
        </Stack>
        {lines.filter(Boolean).map((line) => (
          <Typography
            key={String(line)}
            variant="body2"
            sx={{
              mt: 0.5,
              maxWidth: '75ch',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
              color: 'text.secondary',
            }}
          >
            {line}
          </Typography>
        ))}
      </Box>
      <ActionMenu row={row} name={name} actions={of.actions} onAct={listActions.act} />
    </Box>
  );
}
