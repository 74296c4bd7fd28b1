import { type FormEvent, useId, useState } from 'react';
import { isAddress, rules, withoutUnseen } from 'shared-api';
import { Box, Button, Typography, useText } from 'shared-ui';
import { OutlinedInput } from 'shared-ui/fields';
import { AddressQuestion } from 'shared-ui/forms';
import type { NewName } from './people';

interface WalkInProps {
  name: NewName;
  /** The search has found somebody, who may be meant. */
  isFound: boolean;
  onAdd: (email?: string) => void;
}

/** Somebody whom the search did not find: added by one tap, with an e-mail address if they give it. */
export function WalkIn({ name, isFound, onAdd }: WalkInProps) {
  const text = useText();
  const id = useId();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const given = withoutUnseen(email).trim();
    setWrong(given !== '' && !isAddress(given));
    if (!given || isAddress(given)) onAdd(given || undefined);
  };
  return (
    <Box component="form" noValidate onSubmit={add} sx={{ display: 'grid', gap: 1, p: 2 }}>
      <Button
        type="submit"
        variant={isFound ? 'outlined' : 'contained'}
        color={isFound ? 'secondary' : 'primary'}
        size="large"
        sx={{ minHeight: 56, overflowWrap: 'anywhere' }}
      >
        {text('door.add', { name: [name.firstName, name.lastName].filter(Boolean).join(' ') })}
      </Button>
      <OutlinedInput
        type="email"
        autoComplete="off"
        value={email}
        error={isWrong}
        onChange={({ target }) => setEmail(target.value)}
        placeholder={text('door.add.email')}
        slotProps={{
          input: {
            'aria-label': text('door.add.email'),
            'aria-describedby': id,
            maxLength: rules.email.max,
          },
        }}
        sx={{ minHeight: 56 }}
      />
      <AddressQuestion typed={email} onMeant={setEmail} />
      <Typography id={id} role="alert" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
        {isWrong && text('ui.rule.email.invalid')}
      </Typography>
    </Box>
  );
}
