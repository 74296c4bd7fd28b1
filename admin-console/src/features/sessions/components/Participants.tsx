import type { Registration } from 'shared-api';
import { Box, Typography, useText } from 'shared-ui';
import { standingChoices } from '../labels';
import { Participant, type ParticipantProps } from './Participant';

export interface ParticipantsProps extends Pick<ParticipantProps, 'onMove'> {
  registrations: readonly Registration[];
}

/** Who is in, with guests, who is asked or waits, in order, and who said no. */
export function Participants({ registrations, onMove }: ParticipantsProps) {
  const text = useText();
  if (registrations.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text('sessions.participants.none')}</Typography>;
  return standingChoices.map(({ value: standing, label }) => {
    const people = registrations
      .filter(({ place }) => place.standing === standing)
      .sort((one, other) => (one.place.position ?? 0) - (other.place.position ?? 0));
    if (people.length === 0) return null;
    const count = people.reduce((sum, { place }) => sum + 1 + place.guests.length, 0);
    return (
      <Box key={standing} component="section" sx={{ '& + &': { mt: 2.5 } }}>
        <Typography component="h2" variant="h5">
          {text(label)} ({count})
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
          {people.map((person) => (
            <Participant key={person.userId} registration={person} onMove={onMove} />
          ))}
        </Box>
      </Box>
    );
  });
}
