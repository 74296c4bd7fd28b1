import type { ReactNode } from 'react';
import { Box, Card, CardActions, CardContent, CheckIcon, Skeleton, Stack, Typography } from 'shared-ui';

export interface PlanCardProps {
  name: ReactNode;
  lead: ReactNode;
  price: ReactNode;
  /** The unit of the price. */
  per: ReactNode;
  features: readonly string[];
  /** The number of facts that are still loading. */
  pending?: number;
  /** Above the name: highlights. */
  marks?: ReactNode;
  /** Below the list of what it includes. */
  details?: ReactNode;
  isHighlighted?: boolean;
  /** Its actions. */
  children?: ReactNode;
}

/** A plan: price, contents, and actions. */
export function PlanCard({
  name,
  lead,
  price,
  per,
  features,
  pending = 0,
  marks,
  details,
  isHighlighted = false,
  children,
}: PlanCardProps) {
  return (
    <Card
      component="article"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        ...(isHighlighted && { borderWidth: 2, borderColor: 'primary.main' }),
      }}
    >
      <CardContent sx={{ display: 'grid', gap: 2, flexGrow: 1, alignContent: 'start' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, minHeight: 24 }}>
          {marks}
        </Stack>
        <div>
          <Typography component="h2" variant="h2">
            {name}
          </Typography>
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{lead}</Typography>
        </div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
          <Typography component="strong" variant="h1">
            {price}
          </Typography>
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {per}
          </Typography>
        </Stack>
        <Box component="ul" sx={{ display: 'grid', gap: 1.25, m: 0, p: 0, listStyle: 'none' }}>
          {features.map((feature) => (
            <Stack key={feature} component="li" direction="row" sx={{ gap: 1.25 }}>
              <CheckIcon color="success" aria-hidden sx={{ mt: '2px', fontSize: 20 }} />
              <span>{feature}</span>
            </Stack>
          ))}
          {[...Array(pending).keys()].map((line) => (
            <Skeleton key={line} component="li" width="80%" />
          ))}
        </Box>
        {details}
      </CardContent>
      {children && (
        <CardActions sx={{ flexDirection: 'column', alignItems: 'stretch' }}>{children}</CardActions>
      )}
    </Card>
  );
}
