import { useIsMutating } from '@tanstack/react-query';
import { type Session, SessionStatus as Status } from 'shared-api';
import { Box, Stack, Typography, useFormat, useText } from 'shared-ui';
import { capitalized } from '../../../components/capitalized';
import { answerKey } from '../api';
import { useClosing } from '../use-closing';
import { PlaceNote } from './PlaceNote';
import { SessionMarks } from './SessionMarks';
import { SessionStatus } from './SessionStatus';
import { YesNoButtons } from './YesNoButtons';

/** An upcoming session: its start, the person's state or how full it is, and both answers. */
export function AnswerRow({ session }: { session: Session }) {
  const text = useText();
  const format = useFormat();
  const { hasClosed } = useClosing();
  const isSaving = useIsMutating({ mutationKey: answerKey(session.id) }) > 0;
  const isCancelled = session.status === Status.Cancelled;
  const takesAnswers = !isCancelled && !hasClosed(session);
  const { registeredPlayersCount: taken, maxCapacity: capacity } = session;
  return (
    <Stack
      component="li"
      // On a phone the buttons are below in every row: whether they had room beside the date depends on the date.
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        flexWrap: { sm: 'wrap' },
        gap: 1,
        alignItems: { sm: 'center' },
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
        {isCancelled ? (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <SessionStatus session={session} />
          </Stack>
        ) : (
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {isSaving ? (
              text('session.answer.saving')
            ) : (
              <SessionMarks
                session={session}
                otherwise={text('ui.capacity.places', { taken, capacity })}
                isNoPressed={takesAnswers}
              />
            )}
          </Typography>
        )}
      </Box>
      {takesAnswers && (
        <>
          <YesNoButtons session={session} size="small" />
          <Box sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
            <PlaceNote session={session} />
          </Box>
        </>
      )}
    </Stack>
  );
}
