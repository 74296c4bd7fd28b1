import CloseIcon from '@mui/icons-material/CloseRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { type MessageId, useText } from '../messages/text';

/** Long enough that a word is searched for once, short enough that nobody waits. */
const pause = 300;

export interface SearchFieldProps {
  /** What can be searched for; the field's name and its placeholder. */
  label: MessageId;
  value: string;
  onSearch: (value: string) => void;
}

/** Searches while typing. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);

  // The address may change without the field: the back button, or filters that are cleared.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (typed.trim() === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = typed.trim();
      onSearch(typed.trim());
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  const clear = (
    <InputAdornment position="end">
      <IconButton size="small" edge="end" aria-label={text('ui.action.clear')} onClick={() => setTyped('')}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={text(label)}
      slotProps={{
        htmlInput: { 'aria-label': text(label), 'data-shortcut': 'search', maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon aria-hidden />
            </InputAdornment>
          ),
          ...(typed ? { endAdornment: clear } : {}),
        },
      }}
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
