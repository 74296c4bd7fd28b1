import { Typography, useText } from 'shared-ui';
import type { Morning } from '../people';
import type { DoorMorning } from '../use-morning';
import { KeptNotes, useEventWords } from './KeptNotes';
import { Sheet } from './Sheet';

interface DetailsSheetProps {
  morning: Morning;
  door: DoorMorning;
  /** What is missing for a morning without a network, in words. */
  missing: readonly string[];
  onClose: () => void;
}

/** What is on this phone, what waits, what was refused, and what the desk should look at. */
export function DetailsSheet({ morning, door, missing, onClose }: DetailsSheetProps) {
  const text = useText();
  const words = useEventWords();
  const names = new Map(morning.people.map((person) => [person.id, person.name]));
  const nameOf = (person: string | null) => names.get(morning.roster.aliases[person ?? ''] ?? person ?? '');
  const remarked = morning.roster.events.filter(({ remark }) => remark !== null);
  return (
    <Sheet title={text('door.details')} onClose={onClose}>
      {missing.map((what) => (
        <Typography key={what}>{what}</Typography>
      ))}
      <KeptNotes door={door} />
      {remarked.length > 0 && (
        <Typography component="h3" variant="h4" sx={{ mt: 1 }}>
          {text('door.remarks')}
        </Typography>
      )}
      {remarked.map((event) => (
        <div key={event.id}>
          <Typography>{words(event, nameOf(event.person))}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {text(`door.remark.${event.remark ?? 'personGone'}`)}
          </Typography>
        </div>
      ))}
    </Sheet>
  );
}
