import { useState } from 'react';
import type { Subscription } from 'shared-api';
import { Box, Button, Typography, useFormat, useText } from 'shared-ui';
import { useField } from 'shared-ui/forms';
import type { PassValues } from '../fields';
import { PassInputs } from './PassInputs';

/** The passes that somebody holds, and the inputs for another one. */
export function HeldPasses({ passes }: { passes: readonly Subscription[] }) {
  const text = useText();
  const format = useFormat();
  const [, , { setValue }] = useField<PassValues | null>('pass');
  const [isGiving, setGiving] = useState(false);
  const inOrder = [...passes].sort((one, other) => one.startDate.localeCompare(other.startDate));
  const stop = () => {
    setGiving(false);
    void setValue(null);
  };
  return (
    <>
      {passes.length > 0 && (
        <Box component="section" aria-label={text('users.passesHeld', { count: passes.length })}>
          <Typography variant="subtitle2" aria-hidden>
            {text('users.passesHeld', { count: passes.length })}
          </Typography>
          {inOrder.map(({ id, startDate, endDate, price, broughtIn }) => (
            <Typography key={id} variant="body2" sx={{ color: 'text.secondary' }}>
              {text('users.passHeldFor', {
                start: format.date(startDate, 'medium'),
                end: format.date(endDate, 'medium'),
                price: format.money(price),
              })}
              {broughtIn && ` · ${text('users.passBroughtIn')}`}
            </Typography>
          ))}
        </Box>
      )}
      {isGiving && <PassInputs title="users.passAnother" held={passes} />}
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        onClick={isGiving ? stop : () => setGiving(true)}
        sx={{ justifySelf: 'start', alignSelf: 'start' }}
      >
        {text(isGiving ? 'users.passAnotherNot' : 'users.passAnotherDo')}
      </Button>
    </>
  );
}
