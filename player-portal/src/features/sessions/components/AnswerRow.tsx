import { useIsMutating } from '@tanstack/react-query';
import type { Session } from 'shared-api';
import { Box, Stack, Typography, useFormat, useText } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { oneTapKey } from '../use-one-tap';
import { PlaceNote } from './PlaceNote';
import { SessionMarks } from './SessionMarks';
import { YesNoButtons } from './YesNoButtons';

/** A session in one line: its start, the person's state or how full it is, and both answers. */
export function AnswerRow({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const isSaving = useIsMutating({ mutationKey: oneTapKey(session.id) }) > 0;
  const isOpen = session.isAttending === null && session.waitingPosition === null;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 120 }}>
        <Typography sx={{ fontWeight: 650, ...capitalized }}>
          {format.date(session.sessionDate, 'shortDay')}, {format.time(session.startTime)}
        </Typography>
        {isSaving || isOpen ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {isSaving
              ? text('session.answer.saving')
              : text('ui.capacity.places', {
                  taken: session.registeredPlayersCount,
                  capacity: session.maxCapacity,
                })}
          </Typography>
        ) : (
          <SessionMarks session={session} />
        )}
      </Box>
      <YesNoButtons session={session} size="small" />
      <Box sx={{ flexBasis: '100%' }}>
        <PlaceNote session={session} />
      </Box>
    </Stack>
  );
}
