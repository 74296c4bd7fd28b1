import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from 'shared-api';
import {
  Box,
  Button,
  ListSkeleton,
  Loaded,
  type MessageId,
  notify,
  Section,
  Stack,
  Typography,
  useFailure,
} from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useI18n } from 'shared-ui/resource';

/** What was brought in together. */
interface Brought {
  id: string;
  broughtOn: string;
  broughtBy: string;
  until: string;
  takenBackOn: string | null;
}

interface BroughtInProps<One extends Brought> {
  query: UseQueryResult<One[]>;
  /** What was brought in, in a line. */
  sums: (one: One) => string;
  takeBack: (id: string) => Promise<unknown>;
  texts: Record<'failed' | 'question' | 'consequence' | 'takenBack' | 'takeBackFailed', MessageId>;
}

/** What was brought in before, and the way to take it back for a day. */
export function BroughtIn<One extends Brought>({ query, texts, ...row }: BroughtInProps<One>) {
  const { text } = useI18n();
  return (
    <Loaded query={query} waiting={<ListSkeleton rows={1} />} failed={text(texts.failed)}>
      {(data) =>
        data.length > 0 && (
          <Section size="h3" title={text('columns.brought')}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.map((one) => (
                <BroughtRow key={one.id} {...row} one={one} texts={texts} now={query.dataUpdatedAt} />
              ))}
            </Box>
          </Section>
        )
      }
    </Loaded>
  );
}

function BroughtRow<One extends Brought>({
  one,
  now,
  sums,
  takeBack,
  texts,
}: Omit<BroughtInProps<One>, 'query'> & { one: One; now: number }) {
  const { id, broughtOn, broughtBy, until, takenBackOn } = one;
  const { text, format } = useI18n();
  const failed = useFailure();
  const [asking, setAsking] = useState(false);
  const shown = sums(one);
  const { mutate, isPending } = useChange(() => takeBack(id), {
    onSuccess: () => notify(text(texts.takenBack, { sums: shown })),
    onError: (error) => failed(error, texts.takeBackFailed, shown),
    onSettled: () => setAsking(false),
  });
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="body2">{shown}</Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {text('columns.by', { date: format.dateTime(broughtOn), name: broughtBy })}
          {takenBackOn && ` · ${text('columns.takenBackOn', { date: format.dateTime(takenBackOn) })}`}
        </Typography>
      </Box>
      {!takenBackOn && Date.parse(until) > now && (
        <Button variant="outlined" color="secondary" disabled={isPending} onClick={() => setAsking(true)}>
          {text('columns.takeBack')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={text(texts.question)}
        confirm={text('columns.takeBack')}
        pending={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        {shown}. {text(texts.consequence)}
      </ConfirmDialog>
    </Stack>
  );
}
