import { useState } from 'react';
import { Box, Button, Typography, useFormat, useText } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { FieldInputs } from 'shared-ui/resource';
import { type OpeningValues, sessionOpening } from './fields';

/** How the session's spots are given out, in one sentence; the two moments that change it come when asked for. */
export function OpeningInputs({ isSeries = false }: { isSeries?: boolean }) {
  const text = useText();
  const format = useFormat();
  const { values, errors } = useFormikContext<OpeningValues>();
  const [isOpen, setOpen] = useState(false);
  const has = { opensAt: values.opensAt !== '', drawsAt: values.drawsAt !== '' };
  const when = (moment: string) => {
    const [date = '', time = ''] = moment.split('T');
    return { day: format.date(date, 'shortDay'), time: format.time(time) };
  };
  const sentence = [
    has.opensAt && text('sessions.opening.opens', when(values.opensAt)),
    has.drawsAt ? text('sessions.opening.draws', when(values.drawsAt)) : text('sessions.opening.first'),
  ]
    .filter(Boolean)
    .join(' · ');
  const isShown = isOpen || errors.opensAt !== undefined || errors.drawsAt !== undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="body2">{sentence}</Typography>
        {!isShown && (
          <Button size="small" color="secondary" onClick={() => setOpen(true)}>
            {text('sessions.opening.change')}
          </Button>
        )}
      </Box>
      {isShown && (
        <>
          <FieldInputs of={sessionOpening} autoFocus={isOpen} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text(isSeries ? 'sessions.opening.helpSeries' : 'sessions.opening.help')}
          </Typography>
        </>
      )}
    </Box>
  );
}
