import type { ReactNode } from 'react';
import {
  Box,
  Button,
  ButtonBase,
  CheckIcon,
  CloseIcon,
  figures,
  IconButton,
  PendingIcon,
  SearchIcon,
  Typography,
  useText,
} from 'shared-ui';
import { InputAdornment, OutlinedInput } from 'shared-ui/fields';
import { type DoorFilter, filters, type Morning, peopleUnder } from './people';

interface DoorHeadProps {
  morning: Morning;
  unsent: number;
  /** Whether it can be opened without a network, in words. */
  ready: ReactNode;
  search: string;
  onSearch: (search: string) => void;
  filter: DoorFilter;
  onFilter: (filter: DoorFilter) => void;
  onDetails: () => void;
}

const filterButton = {
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 56,
  flexDirection: 'column',
  borderRadius: 3,
  typography: 'caption',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.primary',
  '&[aria-pressed="true"]': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
} as const;

/** What stays in sight while the list scrolls: the numbers, what is not sent, the search and the chips. */
export function DoorHead(props: DoorHeadProps) {
  const { morning, unsent, ready, search, onSearch, filter, onFilter, onDetails } = props;
  const text = useText();
  const { here, expected, roster, state } = morning;
  const isClosed = state.closedOn !== null;
  return (
    <Box
      sx={{
        position: 'sticky',
        top: { xs: 0, md: 72 },
        zIndex: 1,
        pt: 1,
        bgcolor: 'background.default',
        '@media (max-height: 399.95px)': { position: 'static' },
      }}
    >
      <Typography role="status" sx={{ ...figures, px: 2, fontWeight: 700, fontSize: '1.0625rem' }}>
        {text('door.numbers', { here, expected, spots: roster.maxCapacity })}
      </Typography>
      <Button
        fullWidth
        color={unsent > 0 ? 'warning' : 'success'}
        startIcon={unsent > 0 ? <PendingIcon /> : <CheckIcon />}
        onClick={onDetails}
        sx={{
          ...figures,
          justifyContent: 'flex-start',
          minHeight: 56,
          px: 2,
          textAlign: 'left',
          borderRadius: 0,
          '& .MuiButton-startIcon': { ml: 0 },
        }}
      >
        <span>
          {unsent > 0 ? text('door.unsent', { count: unsent }) : text('door.allSent')}
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.primary' }}>
            {ready}
          </Typography>
        </span>
      </Button>
      <Box sx={{ px: 2 }}>
        <OutlinedInput
          fullWidth
          type="search"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          placeholder={text('door.search')}
          autoComplete="off"
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon aria-hidden />
            </InputAdornment>
          }
          endAdornment={
            search && (
              <InputAdornment position="end">
                <IconButton edge="end" aria-label={text('ui.action.clear')} onClick={() => onSearch('')}>
                  <CloseIcon />
                </IconButton>
              </InputAdornment>
            )
          }
          slotProps={{ input: { 'aria-label': text('door.search'), maxLength: 100 } }}
          sx={{ minHeight: 56, '& input::-webkit-search-cancel-button': { display: 'none' } }}
        />
      </Box>
      <Box
        role="group"
        aria-label={text('door.filter')}
        sx={{ display: 'flex', gap: 0.5, px: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {filters.map((one) => (
          <ButtonBase
            key={one}
            aria-pressed={filter === one && !search}
            onClick={() => onFilter(one)}
            sx={filterButton}
          >
            <Box component="span" sx={{ ...figures, fontSize: '1.125rem', fontWeight: 700 }}>
              {peopleUnder(one, morning).length}
            </Box>
            {text(one === 'notYet' && isClosed ? 'door.mark.absent' : `door.filter.${one}`)}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
