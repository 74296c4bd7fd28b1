import { fullName } from 'shared-api';
import type { DoorEvent } from 'shared-api/door';
import { Alert, Button, Stack, Typography, useFormat, useText } from 'shared-ui';
import type { DoorMorning } from './use-morning';

/** Says what an event was, e.g. “9:02 · Ana Roy: here”. @param named whom it is about */
export const useEventWords = () => {
  const text = useText();
  const format = useFormat();
  const whatOf = ({ kind, method = 'cash' }: DoorEvent): string => {
    if (kind === 'paid') return text(`door.paid.${method}`);
    if (kind === 'here' || kind === 'late' || kind === 'absent' || kind === 'excused')
      return text(`door.mark.${kind}`);
    return text(`door.event.${kind}`);
  };
  return (event: DoorEvent, named = ''): string => {
    const { walkIn, deviceTime } = event;
    const name = walkIn ? fullName({ lastName: '', ...walkIn }) : named;
    const what = whatOf(event);
    const time = format.time(deviceTime);
    return name ? text('door.event', { time, who: name, what }) : `${time} · ${what}`;
  };
};

/** What this phone keeps until the server has it, or somebody has decided. Also where the list cannot be had any more. */
export function KeptNotes({
  door: { unsent, refused, others, problem, desk },
}: {
  door: Pick<DoorMorning, 'unsent' | 'refused' | 'others' | 'problem' | 'desk'>;
}) {
  const text = useText();
  const words = useEventWords();
  return (
    <>
      {problem && <Alert severity="warning">{text(`door.${problem}`)}</Alert>}
      {others > 0 && <Typography>{text('door.others', { count: others })}</Typography>}
      <Typography component="h3" variant="h4" sx={{ mt: 1 }}>
        {unsent.length > 0 ? text('door.unsent', { count: unsent.length }) : text('door.allSent')}
      </Typography>
      {unsent.map(({ event, name }) => (
        <Typography key={event.id}>{words(event, name)}</Typography>
      ))}
      {unsent.length > 0 && (
        <Button variant="outlined" color="secondary" onClick={desk.retry} sx={{ minHeight: 56 }}>
          {text('door.send')}
        </Button>
      )}
      {refused.length > 0 && <Refused {...{ refused, desk }} />}
    </>
  );
}

function Refused({ refused, desk }: Pick<DoorMorning, 'refused' | 'desk'>) {
  const text = useText();
  const words = useEventWords();
  return (
    <>
      <Typography component="h3" variant="h4" sx={{ mt: 1 }}>
        {text('door.refused', { count: refused.length })}
      </Typography>
      {refused.map(({ event, name, reason }) => (
        <div key={event.id}>
          <Typography>{words(event, name)}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{reason}</Typography>
        </div>
      ))}
      <Stack direction="row" sx={{ gap: 1, '& > *': { flex: 1, minHeight: 56 } }}>
        <Button variant="contained" onClick={() => void desk.sendAgain(refused)}>
          {text('door.refused.again')}
        </Button>
        <Button
          variant="outlined"
          color="secondary"
          onClick={() => void desk.remove(refused.map(({ event }) => event.id))}
        >
          {text('door.refused.noted')}
        </Button>
      </Stack>
    </>
  );
}
