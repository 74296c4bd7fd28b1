import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useFormat } from '../format/use-format';
import { useText } from '../messages/text';
import { figures } from '../theme/typography';

export interface PagerProps {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** Available page sizes; a single one hides the choice. */
  pageSizes: readonly number[];
  /** The total number of rows. */
  total: number;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
}

/** The range of rows shown, of how many; announced on change. */
function ShownRange({ page, pageSize, total }: Pick<PagerProps, 'page' | 'pageSize' | 'total'>) {
  const text = useText();
  const format = useFormat();
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  return (
    <Typography variant="body2" role="status" sx={{ ...figures, color: 'text.secondary' }}>
      {text('ui.list.range', {
        from: format.number(from),
        to: format.number(to),
        total: format.number(total),
      })}
    </Typography>
  );
}

function PageSizeSelect({ pageSize, pageSizes, onPageSize }: Omit<PagerProps, 'page' | 'total' | 'onPage'>) {
  const text = useText();
  const id = useId();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Typography variant="body2" id={id}>
        {text('ui.list.perPage')}
      </Typography>
      <TextField
        select
        size="small"
        value={pageSize}
        sx={{ width: 88 }}
        onChange={(event) => onPageSize(Number(event.target.value))}
        slotProps={{ select: { labelId: id } }}
      >
        {pageSizes.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

/** Page numbers; with a choice of page sizes, also first and last. */
export function Pager({ pageSizes, onPageSize, ...range }: PagerProps) {
  const text = useText();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { page, pageSize, total, onPage } = range;
  const count = Math.max(1, Math.ceil(total / pageSize));
  const hasSizes = pageSizes.length > 1;
  return (
    <Stack
      direction="row"
      sx={{
        mt: 3,
        gap: 2,
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'center', sm: 'space-between' },
      }}
    >
      {hasSizes && <PageSizeSelect pageSize={pageSize} pageSizes={pageSizes} onPageSize={onPageSize} />}
      <ShownRange {...range} />
      {(hasSizes || count > 1) && (
        <Pagination
          page={Math.min(page, count)}
          count={count}
          siblingCount={narrow ? 0 : 1}
          // With buttons for the first and the last page, their numbers are redundant.
          boundaryCount={hasSizes ? 0 : 1}
          showFirstButton={hasSizes}
          showLastButton={hasSizes}
          onChange={(_event, next) => onPage(next)}
          aria-label={text('ui.list.pages')}
          getItemAriaLabel={(type, number) => {
            if (type === 'page') return text('ui.list.page', { page: number ?? '' });
            // The ellipsis is labelled too, but needs no name.
            return type === 'start-ellipsis' || type === 'end-ellipsis' ? '' : text(`ui.list.${type}`);
          }}
        />
      )}
    </Stack>
  );
}
