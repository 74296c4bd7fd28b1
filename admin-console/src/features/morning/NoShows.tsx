import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isVisible, rules, useChange } from 'shared-api';
import { Box, Button, notify, Typography, useFailure } from 'shared-ui';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useI18n } from 'shared-ui/resource';
import { noShowsQuery, waiveNoShows } from './api';
import { ReasonInput } from './ReasonInput';

/** What somebody has missed, and what follows from it; nothing while the club has no such rule. */
export function NoShows({ id, name }: { id: string; name: string }) {
  const { text, format } = useI18n();
  const failed = useFailure();
  const { data } = useQuery(noShowsQuery(id));
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useChange(() => waiveNoShows({ params: { id }, body: { reason } }), {
    onSuccess: () => {
      setAsked(false);
      setReason('');
      notify(text('noShows.waived', { name }));
    },
    onError: (error) => failed(error, 'noShows.failed', name),
  });
  if (!data || data.limit === 0) return null;
  const { withinDays: within, lastHours: hours } = rules.noShows;
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h4" sx={{ mb: 1 }}>
        {text('noShows.title')}
      </Typography>
      <Typography>{text('noShows.count', { count: data.count, within })}</Typography>
      {data.until && (
        <Typography>{text('noShows.until', { until: format.date(data.until, 'medium'), hours })}</Typography>
      )}
      {data.count > 0 && (
        <Button variant="outlined" color="secondary" onClick={() => setAsked(true)} sx={{ mt: 1.5 }}>
          {text('noShows.waive')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={text('noShows.ask', { name })}
        confirm={text('noShows.waive')}
        pending={isPending}
        ready={isVisible(reason)}
        onConfirm={mutate}
        onClose={() => setAsked(false)}
      >
        <ReasonInput label={text('noShows.reason')} value={reason} onChange={setReason} />
      </ConfirmDialog>
    </Box>
  );
}
