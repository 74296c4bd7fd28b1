import { Button, Typography, useText } from 'shared-ui';
import { type Morning, peopleUnder } from '../people';
import { Sheet } from './Sheet';

interface SpotSheetProps {
  morning: Morning;
  /** Who takes it. */
  name: string;
  /** @param replaces null: a free spot, or one more than there are */
  onChoose: (replaces: string | null) => void;
  onClose: () => void;
}

/** Whose spot somebody takes who has none. */
export function SpotSheet({ morning, name, onChoose, onClose }: SpotSheetProps) {
  const text = useText();
  const { expected: taken, roster } = morning;
  return (
    <Sheet title={text('door.spot.title', { name })} onClose={onClose}>
      <Typography>{text('door.spot.text', { taken, spots: roster.maxCapacity })}</Typography>
      <Button variant="contained" size="large" onClick={() => onChoose(null)} sx={{ minHeight: 56 }}>
        {text('door.spot.none')}
      </Button>
      {peopleUnder('notYet', morning).map((person) => (
        <Button
          key={person.id}
          variant="outlined"
          color="secondary"
          size="large"
          onClick={() => onChoose(person.id)}
          sx={{ minHeight: 56 }}
        >
          {person.name}
        </Button>
      ))}
    </Sheet>
  );
}
