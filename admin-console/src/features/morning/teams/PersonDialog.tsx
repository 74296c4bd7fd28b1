import { fullName } from 'shared-api';
import { Button, Stack, Typography, useText } from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { DialogActions, DialogContent, DialogFrame, MenuItem } from 'shared-ui/overlays';
import { StrengthInput } from '../StrengthInput';
import type { Teams, Wishes } from './balance';
import type { Listed } from './players';

export interface PersonDialogProps {
  person: Listed;
  names: ReadonlyMap<string, string>;
  /** None before they are made. */
  teams: Teams;
  open: boolean;
  onMove: (to: number) => void;
  onWish: (kind: keyof Wishes, other: string) => void;
  onClose: () => void;
}

/** What may be decided about one person: their strength, their team, with whom they play and with whom not. */
export function PersonDialog(props: PersonDialogProps) {
  const { person, names, teams, open, onMove, onWish, onClose } = props;
  const text = useText();
  const others = [...names].filter(([id]) => id !== person.id);
  const elsewhere = [...teams.keys()].filter((team) => !teams[team]?.includes(person.id));
  return (
    <DialogFrame open={open} onClose={onClose} title={names.get(person.id)}>
      <DialogContent>
        <Stack sx={{ gap: 3 }}>
          {elsewhere.length > 0 && (
            <Stack sx={{ gap: 1 }}>
              {elsewhere.map((to) => (
                <Button key={to} variant="outlined" color="secondary" onClick={() => onMove(to)}>
                  {text('teams.move', { number: to + 1 })}
                </Button>
              ))}
            </Stack>
          )}
          {!person.hostId && (
            <div>
              <Typography component="h3" variant="subtitle1" sx={{ mb: 1 }}>
                {text('ratings.strength')}
              </Typography>
              <StrengthInput key={person.id} userId={person.id} name={fullName(person)} />
            </div>
          )}
          {(['together', 'apart'] as const).map((kind) => (
            <TextField
              key={kind}
              select
              fullWidth
              id={`teams-${kind}`}
              label={text(`teams.${kind}.with`)}
              value=""
              onChange={(event) => onWish(kind, event.target.value)}
            >
              {others.map(([id, name]) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('ui.action.close')}</Button>
      </DialogActions>
    </DialogFrame>
  );
}
