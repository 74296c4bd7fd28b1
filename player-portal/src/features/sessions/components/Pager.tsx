import { Button, NextIcon, PreviousIcon, Stack, Typography, useText } from 'shared-ui';
import type { PageOf } from '../schedule';

export interface PagerProps {
  page: PageOf<unknown>;
  onTurn: (page: number) => void;
}

/** Previous and next, with the range shown. */
export function Pager({ page: { page, pages, from, to, total }, onTurn }: PagerProps) {
  const text = useText();
  return (
    <Stack
      component="nav"
      aria-label={text('schedule.pages')}
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1.5, mt: 3 }}
    >
      <Typography role="status" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {text('ui.list.range', { from, to, total })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          variant="outlined"
          color="secondary"
          disabled={page <= 1}
          startIcon={<PreviousIcon />}
          onClick={() => onTurn(page - 1)}
        >
          {text('schedule.previous')}
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          disabled={page >= pages}
          endIcon={<NextIcon />}
          onClick={() => onTurn(page + 1)}
        >
          {text('schedule.next')}
        </Button>
      </Stack>
    </Stack>
  );
}
