import { SearchIcon, useSearchText, useText } from 'shared-ui';
import { InputAdornment, OutlinedInput } from 'shared-ui/fields';

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
    <OutlinedInput
      type="search"
      fullWidth
      placeholder={text('schedule.search.example')}
      value={typed}
      autoFocus={autoFocus}
      onChange={({ target }) => setTyped(target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': text('schedule.search') } }}
    />
  );
}
