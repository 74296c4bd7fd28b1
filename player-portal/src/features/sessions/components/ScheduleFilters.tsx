import { useCallback } from 'react';
import {
  Box,
  FormControlLabel,
  InputAdornment,
  MenuItem,
  SearchIcon,
  Switch,
  TextField,
  useSearchText,
  useText,
  useTurn,
} from 'shared-ui';
import { type DateChoice, dateChoices } from '../dates';
import type { ScheduleState } from '../schedule';

export interface ScheduleFiltersProps {
  state: ScheduleState;
  onChange: (part: Partial<ScheduleState>) => void;
}

/** The heights of the three in pixels, so that nothing moves when they come. */
const room = { search: 75.75, when: 75.75, available: 44 };

function Fields({ state, onChange }: ScheduleFiltersProps) {
  const text = useText();
  const search = useCallback((value: string) => onChange({ search: value }), [onChange]);
  const [typed, setTyped] = useSearchText(state.search, search);

  return (
    <>
      <TextField
        type="search"
        label={text('schedule.search')}
        placeholder={text('schedule.search.example')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
          },
        }}
      />
      <TextField
        select
        label={text('schedule.when')}
        value={state.when}
        onChange={({ target }) => onChange({ when: target.value as DateChoice })}
      >
        {dateChoices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {text(`schedule.when.${choice}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Switch
            checked={state.availableOnly}
            onChange={(_event, checked) => onChange({ availableOnly: checked })}
          />
        }
        label={text('schedule.availableOnly')}
      />
    </>
  );
}

/** Search, date and availability. */
export function ScheduleFilters(props: ScheduleFiltersProps) {
  const drawn = useTurn();
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        alignItems: 'end',
        gap: { xs: 1.5, sm: 2 },
        gridTemplateColumns: {
          xs: '1fr',
          sm: 'minmax(0, 2fr) minmax(0, 1fr)',
          md: 'minmax(0, 2fr) minmax(0, 1fr) auto',
        },
      }}
    >
      {drawn ? (
        <Fields {...props} />
      ) : (
        Object.entries(room).map(([part, height]) => <div key={part} style={{ height }} />)
      )}
    </Box>
  );
}
