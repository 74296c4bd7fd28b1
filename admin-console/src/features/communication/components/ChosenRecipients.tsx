import { Box, Button, Chip, Typography, useText } from 'shared-ui';
import type { Recipient } from '../recipients';

export interface ChosenRecipientsProps {
  chosen: readonly Recipient[];
  onChoose: (chosen: Recipient[]) => void;
}

/** The selected recipients, each of whom can be removed. */
export function ChosenRecipients({ chosen, onChoose }: ChosenRecipientsProps) {
  const text = useText();
  return (
    <div>
      <Typography role="status" variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {text('communication.chosen', { count: chosen.length })}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          maxHeight: 200,
          overflowY: 'auto',
        }}
      >
        {chosen.map((person) => (
          <Chip
            key={person.email}
            label={person.name}
            title={person.email}
            aria-label={text('communication.remove', { name: person.name })}
            onDelete={() => onChoose(chosen.filter(({ email }) => email !== person.email))}
          />
        ))}
        {chosen.length > 1 && (
          <Button size="small" color="inherit" onClick={() => onChoose([])}>
            {text('communication.clear')}
          </Button>
        )}
      </Box>
    </div>
  );
}
