import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type MessageId, useText } from '../messages/text';
import { CloseIcon, SearchIcon } from '../mui/icons';
import { useSearchText } from '../routing/use-search-text';

export interface SearchFieldProps {
  /** The field's label and placeholder. */
  label: MessageId;
  value: string;
  onSearch: (value: string) => void;
}

/** Searches while typing. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const text = useText();
  const [typed, setTyped] = useSearchText(value, onSearch);

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
        htmlInput: { 'aria-label': text(label), maxLength: 100 },
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
