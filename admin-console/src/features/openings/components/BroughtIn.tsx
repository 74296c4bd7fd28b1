import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Opening, useChange } from 'shared-api';
import { Box, Button, ListSkeleton, Loaded, notify, Section, Stack, Typography, useFailure } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useI18n } from 'shared-ui/resource';
import { openingsQuery, takeOpeningsBack } from '../api';

/** What was brought in before, and the way to take it back for a day. */
export function BroughtIn() {
  const { text } = useI18n();
  const openings = useQuery(openingsQuery());
  return (
    <Loaded query={openings} waiting={<ListSkeleton rows={1} />} failed={text('openings.listFailed')}>
      {(data) =>
        data.length > 0 && (
          <Section title={text('openings.before')}>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {data.map((opening) => (
                <Brought key={opening.id} opening={opening} now={openings.dataUpdatedAt} />
              ))}
            </Box>
          </Section>
        )
      }
    </Loaded>
  );
}

function Brought({ opening, now }: { opening: Opening; now: number }) {
  const { id, broughtOn, broughtBy, lines, owed, credit, until, takenBackOn } = opening;
  const { text, format } = useI18n();
  const failed = useFailure();
  const [asking, setAsking] = useState(false);
  const sums = { count: lines, owed: format.money(owed), credit: format.money(credit) };
  const { mutate, isPending } = useChange(() => takeOpeningsBack({ params: { id } }), {
    onSuccess: () => notify(text('openings.takenBack', sums)),
    onError: (error) => failed(error, 'openings.takeBackFailed', text('openings.sums', sums)),
    onSettled: () => setAsking(false),
  });
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider', alignItems: 'center' }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="body2">{text('openings.sums', sums)}</Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {text('openings.by', { date: format.dateTime(broughtOn), name: broughtBy })}
          {takenBackOn && ` · ${text('openings.takenBackOn', { date: format.dateTime(takenBackOn) })}`}
        </Typography>
      </Box>
      {!takenBackOn && Date.parse(until) > now && (
        <Button variant="outlined" color="secondary" disabled={isPending} onClick={() => setAsking(true)}>
          {text('openings.takeBack')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={text('openings.takeBackTitle')}
        confirm={text('openings.takeBack')}
        pending={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        {text('openings.sums', sums)} {text('openings.takeBackText')}
      </ConfirmDialog>
    </Stack>
  );
}
