import Previous from '@mui/icons-material/ChevronLeftRounded';
import Next from '@mui/icons-material/ChevronRightRounded';
import FirstPage from '@mui/icons-material/FirstPageRounded';
import LastPage from '@mui/icons-material/LastPageRounded';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
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
  total: number;
  onPage: (page: number) => void;
}

const pagesOf = ({ total, pageSize }: Pick<PagerProps, 'total' | 'pageSize'>): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** Which rows of how many are shown; read out when it changes. */
function Shown({ page, pageSize, total }: Omit<PagerProps, 'onPage'>) {
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

const row = {
  mt: 3,
  gap: 2,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'center', sm: 'space-between' },
} as const;

/** Pages by their numbers. */
export function NumberedPager(props: PagerProps) {
  const text = useText();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const count = pagesOf(props);
  return (
    <Stack direction="row" sx={row}>
      <Shown {...props} />
      {count > 1 && (
        <Pagination
          page={Math.min(props.page, count)}
          count={count}
          siblingCount={narrow ? 0 : 1}
          onChange={(_event, page) => props.onPage(page)}
          aria-label={text('ui.list.pages')}
          getItemAriaLabel={(type, page) => {
            if (type === 'page') return text('ui.list.page', { page: page ?? '' });
            // The dots between far pages are asked for a name, too, and need none.
            return type === 'previous' || type === 'next' ? text(`ui.list.${type}`) : '';
          }}
          renderItem={(item) => (
            <PaginationItem
              {...item}
              {...(item.type === 'previous' || item.type === 'next' ? { 'data-shortcut': item.type } : {})}
            />
          )}
        />
      )}
    </Stack>
  );
}

export interface SteppedPagerProps extends PagerProps {
  pageSizes: readonly number[];
  onPageSize: (size: number) => void;
}

/** First, previous, next, last, and how many rows a page has. */
export function SteppedPager({ pageSizes, onPageSize, ...props }: SteppedPagerProps) {
  const text = useText();
  const id = useId();
  const { page, pageSize, onPage } = props;
  const last = pagesOf(props);
  const steps = [
    { label: 'ui.list.first', Icon: FirstPage, to: 1, off: page <= 1 },
    { label: 'ui.list.previous', Icon: Previous, to: page - 1, off: page <= 1, shortcut: 'previous' },
    { label: 'ui.list.next', Icon: Next, to: page + 1, off: page >= last, shortcut: 'next' },
    { label: 'ui.list.last', Icon: LastPage, to: last, off: page >= last },
  ] as const;
  return (
    <Stack direction="row" sx={row}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Typography variant="body2" component="label" htmlFor={id} id={`${id}-label`}>
          {text('ui.list.perPage')}
        </Typography>
        <TextField
          select
          size="small"
          id={id}
          value={pageSize}
          sx={{ width: 88 }}
          onChange={(event) => onPageSize(Number(event.target.value))}
          slotProps={{ select: { SelectDisplayProps: { 'aria-labelledby': `${id}-label ${id}` } } }}
        >
          {pageSizes.map((size) => (
            <MenuItem key={size} value={size}>
              {size}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Shown {...props} />
      <Stack component="nav" aria-label={text('ui.list.pages')} direction="row" sx={{ alignItems: 'center' }}>
        {steps.map(({ label, Icon, to, off, ...rest }) => (
          <IconButton
            key={label}
            aria-label={text(label)}
            disabled={off}
            data-shortcut={'shortcut' in rest ? rest.shortcut : undefined}
            onClick={() => onPage(to)}
          >
            <Icon />
          </IconButton>
        ))}
      </Stack>
    </Stack>
  );
}
