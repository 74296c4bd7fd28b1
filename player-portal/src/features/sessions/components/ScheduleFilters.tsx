import { useCallback, useId, useState } from 'react';
import { Box, CloseIcon, IconButton, SearchIcon, Stack, useText, visuallyHidden } from 'shared-ui';
import { dateChoices } from '../dates';
import type { ScheduleState } from '../schedule';
import { FilterChip } from './FilterChip';
import { ScheduleSearch } from './ScheduleSearch';

export interface ScheduleFiltersProps {
  state: ScheduleState;
  onChange: (part: Partial<ScheduleState>) => void;
}

/** Availability and dates as chips, in one row that scrolls if it is too long. */
function Chips({ state, onChange }: ScheduleFiltersProps) {
  const text = useText();
  const group = useId();
  return (
    <>
      <FilterChip checked={state.availableOnly} onChange={(availableOnly) => onChange({ availableOnly })}>
        {text('schedule.availableOnly')}
      </FilterChip>
      <Box aria-hidden sx={{ flexShrink: 0, width: '1px', height: 24, mx: 0.5, bgcolor: 'divider' }} />
      <Box component="fieldset" sx={{ position: 'relative', display: 'flex', gap: 1, m: 0, p: 0, border: 0 }}>
        <Box component="legend" sx={visuallyHidden}>
          {text('schedule.when')}
        </Box>
        {dateChoices.map((when) => (
          <FilterChip
            key={when}
            group={group}
            checked={state.when === when}
            onChange={() => onChange({ when })}
          >
            {text(`schedule.when.${when}`)}
          </FilterChip>
        ))}
      </Box>
    </>
  );
}

/** Search, availability and dates; on a phone the search is collapsed. */
export function ScheduleFilters({ state, onChange }: ScheduleFiltersProps) {
  const text = useText();
  const id = useId();
  const [opened, setOpened] = useState<boolean>();
  const search = useCallback((value: string) => onChange({ search: value }), [onChange]);
  const open = opened ?? state.search !== '';
  // A collapsed search must not filter invisibly.
  const fold = () => {
    setOpened(!open);
    if (open && state.search) onChange({ search: '' });
  };
  return (
    <Box role="search" sx={{ display: { md: 'flex' }, alignItems: 'center', gap: 2, minHeight: 52 }}>
      <Box
        id={id}
        sx={{
          display: { xs: open ? 'block' : 'none', md: 'block' },
          flex: '1 1 220px',
          minWidth: 0,
          mb: { xs: 1.5, md: 0 },
        }}
      >
        {/* Anew each time it is folded: what was typed last must not be searched for invisibly. */}
        <ScheduleSearch
          key={String(opened)}
          value={state.search}
          onSearch={search}
          autoFocus={opened === true}
        />
      </Box>
      <Stack
        direction="row"
        sx={{
          gap: 1,
          alignItems: 'center',
          // To the screen's edges, where the overflow is cut; with room for the focus ring.
          mx: { xs: -2, sm: -3, md: 0 },
          px: { xs: 2, sm: 3, md: 0 },
          py: 0.75,
          overflowX: 'auto',
          scrollbarWidth: 'none',
        }}
      >
        <IconButton
          aria-label={text(open ? 'schedule.search.close' : 'schedule.search.open')}
          aria-expanded={open}
          aria-controls={id}
          onClick={fold}
          sx={{ display: { md: 'none' }, flexShrink: 0, width: 40, height: 40, ml: -1 }}
        >
          {open ? <CloseIcon /> : <SearchIcon />}
        </IconButton>
        <Chips state={state} onChange={onChange} />
      </Stack>
    </Box>
  );
}
