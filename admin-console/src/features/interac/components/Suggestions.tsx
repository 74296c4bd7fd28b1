import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery, type Transfer } from 'shared-api';
import { Button, ListSkeleton, Loaded, Stack, Typography, useText } from 'shared-ui';
import { useI18n } from 'shared-ui/resource';

interface SuggestionsProps {
  transfer: Transfer;
  onChoose: (paymentId: string) => void;
}

/** Payments that a transfer without a reference may be for. Somebody chooses; a likeness settles nothing. */
export function Suggestions({ transfer, onChoose }: SuggestionsProps) {
  const text = useText();
  const { format } = useI18n();
  const query = useQuery(suggestionsQuery(transfer.id));
  return (
    <Loaded
      query={query}
      waiting={<ListSkeleton rows={2} rowHeight={44} />}
      failed={text('interac.suggestions.failed')}
    >
      {(suggestions) =>
        suggestions.length === 0 ? (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {text('interac.suggestions.none')}
          </Typography>
        ) : (
          <Stack component="ul" aria-label={text('interac.suggestions')} sx={{ p: 0, m: 0, mt: 1, gap: 0.5 }}>
            {suggestions.map(({ paymentId, userName, reference, amount, since, sameAmount, sameName }) => (
              <Stack
                component="li"
                key={paymentId}
                direction="row"
                sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
              >
                <Button
                  size="small"
                  aria-label={text('interac.settleWith', {
                    name: userName,
                    reference,
                    amount: format.money(amount),
                  })}
                  onClick={() => onChoose(paymentId)}
                >
                  {text('interac.settle')}
                </Button>
                <Typography variant="body2">
                  {text('interac.for', { name: userName, reference, amount: format.money(amount) })}
                </Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {[
                    format.date(since),
                    ...(sameAmount ? [text('interac.suggestions.sameAmount')] : []),
                    ...(sameName ? [text('interac.suggestions.sameName')] : []),
                  ].join(' · ')}
                </Typography>
              </Stack>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}
