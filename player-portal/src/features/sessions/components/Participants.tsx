import { useId, useState } from 'react';
import type { Session } from 'shared-api';
import { Box, Button, Chip, ExpandIcon, Typography, useText } from 'shared-ui';
import { useSessionName } from '../use-session-name';

/** The attending players, by first name only (Law 25), shown on demand. */
export function Participants({ session }: { session: Session }) {
  const text = useText();
  const nameOf = useSessionName();
  const [open, setOpen] = useState(false);
  const id = useId();
  // First names are not unique; the list is only ever replaced as a whole.
  const people = session.participants.map(({ firstName, guests = 0 }, rank) => ({
    label: guests > 0 ? text('guest.plus', { firstName, guests }) : firstName,
    key: `${rank} ${firstName}`,
  }));
  return (
    <Box>
      <Button
        size="small"
        color="secondary"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        endIcon={
          <ExpandIcon sx={{ transition: 'transform 150ms', transform: open ? 'rotate(180deg)' : 'none' }} />
        }
        sx={{ ml: -1.75 }}
      >
        {text(open ? 'schedule.participants.hide' : 'schedule.participants.show')}
      </Button>
      {open && (
        <Box id={id}>
          {people.length === 0 ? (
            <Typography variant="body2" sx={{ pt: 1, color: 'text.secondary' }}>
              {text('schedule.participants.none')}
            </Typography>
          ) : (
            <Box
              component="ul"
              aria-label={text('schedule.participants.of', { date: nameOf(session) })}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, pt: 1, listStyle: 'none' }}
            >
              {people.map(({ key, label }) => (
                <li key={key}>
                  <Chip size="small" label={label} />
                </li>
              ))}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}
