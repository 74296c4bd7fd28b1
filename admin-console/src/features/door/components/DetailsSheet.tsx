import type { DoorEvent } from 'shared-api/door';
import { Alert, Button, Stack, Typography, useFormat, useText } from 'shared-ui';
import type { KeptEvent } from '../event-store';
import { fullName, type Morning } from '../people';
import type { DoorMorning } from '../use-morning';
import { Sheet } from './Sheet';

interface DetailsSheetProps {
  morning: Morning;
  door: DoorMorning;
  /** What is missing for a morning without a network, in words. */
  missing: readonly string[];
  onClose: () => void;
}

/** Says what an event was, e.g. “9:02 · Ana Roy: here”. */
const useEventWords = ({ people }: Morning) => {
  const text = useText();
  const format = useFormat();
  const names = new Map(people.map((person) => [person.id, person.name]));
  const whatOf = ({ kind, method = 'cash' }: DoorEvent): string => {
    if (kind === 'paid') return text(`door.paid.${method}`);
    if (kind === 'here' || kind === 'late' || kind === 'absent' || kind === 'excused')
      return text(`door.mark.${kind}`);
    return text(`door.event.${kind}`);
  };
  return (event: DoorEvent): string => {
    const { person, walkIn, deviceTime } = event;
    const name = walkIn ? fullName({ lastName: '', ...walkIn }) : (person && names.get(person)) || '';
    const what = whatOf(event);
    const time = format.time(deviceTime);
    return name ? text('door.event', { time, who: name, what }) : `${time} · ${what}`;
  };
};

/** What is on this phone, what waits, what was refused, and what the desk should look at. */
export function DetailsSheet({ morning, door, missing, onClose }: DetailsSheetProps) {
  const text = useText();
  const words = useEventWords(morning);
  const { unsent, refused, others, problem, desk } = door;
  const remarked = morning.roster.events.filter(({ remark }) => remark !== null);
  return (
    <Sheet title={text('door.details')} onClose={onClose}>
      {problem && <Alert severity="warning">{text(`door.${problem}`)}</Alert>}
      {missing.map((what) => (
        <Typography key={what}>{what}</Typography>
      ))}
      {others > 0 && <Typography>{text('door.others', { count: others })}</Typography>}
      <Typography component="h3" variant="h4" sx={{ mt: 1 }}>
        {unsent.length > 0 ? text('door.unsent', { count: unsent.length }) : text('door.allSent')}
      </Typography>
      {unsent.map(({ event }) => (
        <Typography key={event.id}>{words(event)}</Typography>
      ))}
      {unsent.length > 0 && (
        <Button variant="outlined" color="secondary" onClick={desk.retry} sx={{ minHeight: 56 }}>
          {text('door.send')}
        </Button>
      )}
      {refused.length > 0 && <Refused {...{ refused, desk, words }} />}
      {remarked.length > 0 && (
        <Typography component="h3" variant="h4" sx={{ mt: 1 }}>
          {text('door.remarks')}
        </Typography>
      )}
      {remarked.map((event) => (
        <div key={event.id}>
          <Typography>{words(event)}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {text(`door.remark.${event.remark ?? 'personGone'}`)}
          </Typography>
        </div>
      ))}
    </Sheet>
  );
}

interface RefusedProps extends Pick<DoorMorning, 'desk'> {
  refused: readonly KeptEvent[];
  words: (event: DoorEvent) => string;
}

function Refused({ refused, desk, words }: RefusedProps) {
  const text = useText();
  return (
    <>
      <Typography component="h3" variant="h4" sx={{ mt: 1 }}>
        {text('door.refused', { count: refused.length })}
      </Typography>
      {refused.map(({ event, reason }) => (
        <div key={event.id}>
          <Typography>{words(event)}</Typography>
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
