import type { SessionSummary } from 'shared-api';
import { Button, LinkButton, Stack, Text, Typography, useFormat, useText } from 'shared-ui';
import { GuestsLost } from './GuestsLost';

export interface GiveUpQuestionProps {
  session: SessionSummary;
  /** What stays due at most; 0 for nothing. */
  costs: number;
  /** First names of the guests whose spots are given up too. */
  guests: readonly string[];
  onSure: () => void;
}

/** Asks before a no by a mailed link that would cost something, or give up guests' spots. */
export function GiveUpQuestion({ session, costs, guests, onSure }: GiveUpQuestionProps) {
  const text = useText();
  const format = useFormat();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Typography component="h1" variant="h3">
        {text('session.giveUp.title', { date: format.date(session.sessionDate, 'shortDay') })}
      </Typography>
      <GuestsLost guests={guests} />
      {costs > 0 && (
        <Typography>
          {text('session.giveUp.costs', { amount: format.money(costs), spots: 1 + guests.length })}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <LinkButton to="schedule" variant="contained">
          <Text id="session.giveUp.keep" />
        </LinkButton>
        <Button variant="outlined" color="secondary" onClick={onSure}>
          <Text id="link.other.no" />
        </Button>
      </Stack>
    </Stack>
  );
}
