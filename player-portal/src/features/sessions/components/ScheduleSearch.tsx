import { Box, SearchIcon, useSearchText, useText } from 'shared-ui';

export interface ScheduleSearchProps {
  value: string;
  onSearch: (value: string) => void;
  autoFocus: boolean;
}

/** Searches the schedule while somebody types: a bare input, since MUI's would be half of this page's own weight. */
export function ScheduleSearch({ value, onSearch, autoFocus }: ScheduleSearchProps) {
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
