import { type ReactNode, useCallback, useId, useState } from 'react';
import {
  Box,
  CloseIcon,
  IconButton,
  SearchIcon,
  Stack,
  useSearchText,
  useText,
  visuallyHidden,
} from 'shared-ui';
import { coveringInput } from '../../../components/covering-input';
import { dateChoices } from '../dates';
import type { ScheduleState } from '../schedule';

interface ScheduleSearchProps {
  value: string;
  onSearch: (value: string) => void;
  autoFocus: boolean;
}

/** Searches the schedule while somebody types: a bare input, since MUI's would be half of this page's own weight. */
function ScheduleSearch({ value, onSearch, autoFocus }: ScheduleSearchProps) {
  const text = useText();
  const [typed, setTyped] = useSearchText(value, onSearch);
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 1.75,
        color: 'text.secondary',
        bgcolor: 'background.paper',
        border: '1.5px solid',
        borderColor: 'club.outline',
        borderRadius: 3,
        '&:hover': { borderColor: 'text.secondary' },
        '&:focus-within': { outline: '2px solid', outlineOffset: -2, outlineColor: 'club.focus' },
      }}
    >
      <SearchIcon />
      <Box
        component="input"
        type="search"
        aria-label={text('schedule.search')}
        placeholder={text('schedule.search.example')}
        value={typed}
        // Whoever has opened the search wants to type.
        autoFocus={autoFocus}
        onChange={({ target }) => setTyped(target.value)}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 46,
          pr: 1.75,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'transparent',
          border: 0,
          outline: 'none',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
    </Box>
  );
}

interface FilterChipProps {
  /** The group's name, for one of several choices; without it, a switch. */
  group?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A filter as a chip; a radio button or a switch for keyboard and screen readers. */
function FilterChip({ group, checked, onChange, children }: FilterChipProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'inline-flex',
        flexShrink: 0,
        alignItems: 'center',
        minHeight: 40,
        px: 1.75,
        typography: 'body2',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        cursor: 'pointer',
        color: 'text.secondary',
        border: '1.5px solid',
        borderColor: 'divider',
        borderRadius: 999,
        bgcolor: 'background.paper',
        '&:hover': { borderColor: 'club.outline' },
        '&:has(:checked)': { color: 'text.primary', borderColor: 'text.primary', bgcolor: 'club.hardwood' },
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'club.focus', outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        {...(group ? { type: 'radio', name: group } : { type: 'checkbox', role: 'switch' })}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        sx={coveringInput}
      />
      {children}
    </Box>
  );
}

interface ScheduleFiltersProps {
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
