import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../messages/text';
import { defineIcon } from '../mui/define-icon';
import { ChoiceFilter } from './ChoiceFilter';
import { DatesFilter } from './DatesFilter';
import { SearchField } from './SearchField';
import { SortChoice } from './SortChoice';
import type { Filter, Resource, WithId } from './types';
import type { ListControl } from './use-list-state';

const FilterIcon = defineIcon(
  'FilterListRounded',
  'M11 18h2c.55 0 1-.45 1-1s-.45-1-1-1h-2c-.55 0-1 .45-1 1s.45 1 1 1M3 7c0 .55.45 1 1 1h16c.55 0 1-.45 1-1s-.45-1-1-1H4c-.55 0-1 .45-1 1m4 6h10c.55 0 1-.45 1-1s-.45-1-1-1H7c-.55 0-1 .45-1 1s.45 1 1 1',
);

/** A list's filters, whatever its rows. */
type Filtered = Pick<ListControl, 'state' | 'change'>;

type ShownFilter = Exclude<Filter, { kind: 'id' }>;

const isShown = (filter: Filter): filter is ShownFilter => filter.kind !== 'id';

const namesOf = (filter: ShownFilter): readonly string[] =>
  filter.kind === 'choice' ? [filter.name] : ['from', 'to'];

const isSet = ({ state }: Filtered, filter: ShownFilter): boolean =>
  namesOf(filter).some((name) => state.filters[name] !== undefined);

function OneFilter({ filter, list }: { filter: ShownFilter; list: Filtered }) {
  const { filters } = list.state;
  if (filter.kind === 'choice')
    return (
      <Box sx={{ minWidth: { sm: 160 } }}>
        <ChoiceFilter
          filter={filter}
          value={filters[filter.name] ?? ''}
          onChange={(value) => list.change({ filters: { [filter.name]: value } })}
        />
      </Box>
    );
  return (
    <DatesFilter
      offered={filter.presets}
      value={{ from: filters.from ?? '', to: filters.to ?? '' }}
      onChange={({ from, to }) => list.change({ filters: { from, to } })}
    />
  );
}

export interface FilterBarProps<Row extends WithId> {
  list: ListControl & { resource: Resource<Row> };
  /** The view switch, next to the search. */
  children?: ReactNode;
}

/** Search, filters and order of a list; on a phone the last two are collapsed, with their number. */
export function FilterBar<Row extends WithId>({ list, children }: FilterBarProps<Row>) {
  const text = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const { texts } = list.resource;
  const filters = list.resource.filters.filter(isShown);
  const sortable = list.state.view === 'cards' && list.rules.sorts.length > 0;
  const fields = (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ flexWrap: 'wrap', alignItems: { sm: 'flex-start' }, gap: 2 }}
    >
      {filters.map((filter) => (
        <OneFilter key={namesOf(filter).join()} filter={filter} list={list} />
      ))}
      {sortable && (
        <Box sx={{ minWidth: { sm: 200 } }}>
          <SortChoice list={list} />
        </Box>
      )}
    </Stack>
  );
  const count = filters.filter((filter) => isSet(list, filter)).length;
  return (
    <Stack role="search" aria-label={text(texts.title)} sx={{ gap: 2, mb: 3 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: { xs: 'wrap', md: 'nowrap' } }}>
        <Box sx={{ flex: { xs: '1 1 100%', md: '1 1 20rem' } }}>
          <SearchField
            label={texts.search}
            value={list.state.search}
            onSearch={(search) => list.change({ search })}
          />
        </Box>
        {!wide && (filters.length > 0 || sortable) && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<FilterIcon />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {text(sortable ? 'ui.list.showFiltersAndSort' : 'ui.list.showFilters', { count })}
          </Button>
        )}
        {list.narrowed && (
          <Button size="small" color="inherit" onClick={list.reset} sx={{ flexShrink: 0 }}>
            {text('ui.list.clearFilters')}
          </Button>
        )}
        {children && <Box sx={{ ml: 'auto' }}>{children}</Box>}
      </Stack>
      {wide ? (
        fields
      ) : (
        <Collapse in={open} id={id} unmountOnExit>
          {fields}
        </Collapse>
      )}
    </Stack>
  );
}
