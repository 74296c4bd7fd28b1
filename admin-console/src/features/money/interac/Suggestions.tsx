import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Transfer, TransferSuggestion } from 'shared-api';
import { Button, ListSkeleton, Loaded, Reference, Stack, Text, Typography, useText } from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { useDebounced, useI18n } from 'shared-ui/resource';
import { suggestionsQuery } from '../api';

interface SuggestionsProps {
  transfer: Transfer;
  onChoose: (paymentId: string) => void;
}

/** Payments that a transfer may be for, and a search by name or reference. Choosing one settles it. */
export function Suggestions({ transfer, onChoose }: SuggestionsProps) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const query = useQuery(suggestionsQuery(transfer.id, search));
  return (
    <Stack sx={{ mt: 1.5, gap: 1 }}>
      <TextField
        size="small"
        label={text('interac.suggestions.search')}
        autoFocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        sx={{ maxWidth: 360 }}
      />
      <Loaded
        query={query}
        waiting={<ListSkeleton rows={2} rowHeight={44} />}
        failed={text('payments.failed')}
      >
        {(suggestions) =>
          suggestions.length === 0 ? (
            <Typography variant="body2" role="status">
              {text(search ? 'interac.suggestions.notFound' : 'interac.suggestions.none')}
            </Typography>
          ) : (
            <SuggestionList suggestions={suggestions} onChoose={onChoose} />
          )
        }
      </Loaded>
    </Stack>
  );
}

interface SuggestionListProps extends Pick<SuggestionsProps, 'onChoose'> {
  suggestions: TransferSuggestion[];
}

function SuggestionList({ suggestions, onChoose }: SuggestionListProps) {
  const { text, format } = useI18n();
  return (
    <Stack component="ul" aria-label={text('interac.suggestions')} sx={{ p: 0, m: 0, gap: 0.5 }}>
      {suggestions.map(({ paymentId, userName: name, reference, ...suggestion }) => {
        const amount = format.money(suggestion.amount);
        return (
          <Stack
            component="li"
            key={paymentId}
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
          >
            <Button
              size="small"
              aria-label={text('interac.settleWith', { name, reference, amount })}
              onClick={() => onChoose(paymentId)}
            >
              {text('interac.settle')}
            </Button>
            <Typography variant="body2">
              <Text
                id="interac.for"
                values={{ name, amount, reference: <Reference key="reference">{reference}</Reference> }}
              />
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {[
                format.date(suggestion.since),
                ...(suggestion.sameAmount ? [text('interac.suggestions.sameAmount')] : []),
                ...(suggestion.sameName ? [text('interac.suggestions.sameName')] : []),
              ].join(' · ')}
            </Typography>
          </Stack>
        );
      })}
    </Stack>
  );
}
