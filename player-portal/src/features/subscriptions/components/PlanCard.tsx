import type { ReactNode } from 'react';
import {
  Box,
  Card,
  CardActions,
  CardContent,
  CheckIcon,
  Chip,
  Skeleton,
  Stack,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { type PlanOffer, seasonSavings, usePrices } from '../plans';

export interface PlanCardProps {
  offer: PlanOffer;
  /** Over the name: which plan is the person's own. */
  mark?: ReactNode;
  children: ReactNode;
}

/** One plan: what it costs, what it includes, and what to do about it. The season pass stands out. */
export function PlanCard({ offer, mark, children }: PlanCardProps) {
  const text = useText();
  const format = useFormat();
  const prices = usePrices();
  const season = offer.id === 'season';
  const percent = format.percent(seasonSavings);
  return (
    <Card
      component="article"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        ...(season && { borderWidth: 2, borderColor: 'primary.main' }),
      }}
    >
      <CardContent sx={{ display: 'grid', gap: 2, flexGrow: 1, alignContent: 'start' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, minHeight: 24 }}>
          {mark}
          {season && <Chip size="small" color="primary" label={text('plan.season.badge', { percent })} />}
        </Stack>
        <div>
          <Typography component="h2" variant="h2">
            {text(`plan.${offer.id}.name`)}
          </Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text(`plan.${offer.id}.text`)}</Typography>
        </div>
        <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1 }}>
          <Typography component="strong" variant="h1">
            {prices ? format.money(prices[offer.id]) : <Skeleton width="4ch" />}
          </Typography>
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {text(`plan.${offer.id}.per`)}
          </Typography>
        </Stack>
        <Box component="ul" sx={{ display: 'grid', gap: 1.25, m: 0, p: 0, listStyle: 'none' }}>
          {offer.features.map((feature) => (
            <Stack key={feature} component="li" direction="row" sx={{ gap: 1.25 }}>
              <CheckIcon color="success" aria-hidden sx={{ mt: '2px', fontSize: 20 }} />
              <span>{text(feature, { percent })}</span>
            </Stack>
          ))}
        </Box>
      </CardContent>
      <CardActions sx={{ flexDirection: 'column', alignItems: 'stretch' }}>{children}</CardActions>
    </Card>
  );
}
