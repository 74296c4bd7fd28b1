import { InputAdornment, SearchIcon, TextField, useSearchText, useText } from 'shared-ui';

export interface ScheduleSearchProps {
  value: string;
  onSearch: (value: string) => void;
  autoFocus: boolean;
}

/** Searches the schedule while somebody types. */
export function ScheduleSearch({ value, onSearch, autoFocus }: ScheduleSearchProps) {
  const text = useText();
  const [typed, setTyped] = useSearchText(value, onSearch);
  return (
    <TextField
      type="search"
      placeholder={text('schedule.search.example')}
      value={typed}
      autoFocus={autoFocus}
      onChange={({ target }) => setTyped(target.value)}
      slotProps={{
        htmlInput: { 'aria-label': text('schedule.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
