import { useQuery } from '@tanstack/react-query';
import { rules, useChange } from 'shared-api';
import { Typography, useFailure, useText } from 'shared-ui';
import { ToggleButton, ToggleButtonGroup } from 'shared-ui/resource';
import { rate, ratingsQuery } from './api';

const strengths = Array.from({ length: rules.rating.max }, (_, index) => index + rules.rating.min);

/** How strong somebody plays, saved as soon as it is chosen; choosing it again removes it. */
export function StrengthInput({ userId, name }: { userId: string; name: string }) {
  const text = useText();
  const failed = useFailure();
  const ratings = useQuery(ratingsQuery());
  const { mutate, variables, isPending } = useChange(
    (rating: number | null) => rate({ params: { userId }, body: { rating } }),
    { onError: (error) => failed(error, 'ratings.failed', name) },
  );
  const saved = ratings.data?.find((one) => one.userId === userId)?.rating ?? null;
  return (
    <div>
      <ToggleButtonGroup
        exclusive
        value={isPending ? variables : saved}
        disabled={ratings.data === undefined}
        aria-label={text('ratings.strength')}
        onChange={(_event, rating: number | null) => mutate(rating)}
      >
        {strengths.map((strength) => (
          <ToggleButton key={strength} value={strength} sx={{ width: 48, height: 48 }}>
            {strength}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {text('ratings.who')}
      </Typography>
    </div>
  );
}
