import { Chip, Stack, useText } from 'shared-ui';
import type { Wishes } from '../balance';

const kinds = ['together', 'apart'] as const;

export interface WishChipsProps {
  wishes: Wishes;
  names: ReadonlyMap<string, string>;
  onChange: (wishes: Wishes) => void;
}

/** Who plays together and who does not; each can be taken back. */
export function WishChips({ wishes, names, onChange }: WishChipsProps) {
  const text = useText();
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {kinds.flatMap((kind) =>
        wishes[kind].map((group) => {
          const wish = text(`teams.${kind}`, { names: group.map((id) => names.get(id) ?? '…').join(', ') });
          return (
            <Chip
              key={`${kind} ${group.join()}`}
              label={wish}
              aria-label={text('teams.wish.remove', { wish })}
              onClick={() => onChange({ ...wishes, [kind]: wishes[kind].filter((other) => other !== group) })}
              onDelete={() =>
                onChange({ ...wishes, [kind]: wishes[kind].filter((other) => other !== group) })
              }
            />
          );
        }),
      )}
    </Stack>
  );
}
