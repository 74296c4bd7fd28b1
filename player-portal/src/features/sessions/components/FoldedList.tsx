import { Fragment, type ReactNode, useState } from 'react';
import { Button, Card, Stack, useText } from 'shared-ui';

/** The number shown on a phone at first; a button shows the others. */
const firstRows = 6;

export interface FoldedListProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** A card of rows, the first few of them at first. */
export function FoldedList<Item extends { id: string }>({ items, children }: FoldedListProps<Item>) {
  const text = useText();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Card>
      <Stack component="ul" sx={{ m: 0, px: { xs: 2, sm: 3 }, py: 0.5, listStyle: 'none' }}>
        {items.slice(0, showsAll ? undefined : firstRows).map((item) => (
          <Fragment key={item.id}>{children(item)}</Fragment>
        ))}
      </Stack>
      {!showsAll && items.length > firstRows && (
        <Button fullWidth color="secondary" onClick={() => setShowsAll(true)}>
          {text('mySessions.several.all', { count: items.length })}
        </Button>
      )}
    </Card>
  );
}
