import type { ReactNode } from 'react';
import { Card, CardActions, CardContent, Stack, Typography } from 'shared-ui';

export interface PlanCardProps {
  name: ReactNode;
  /** One sentence. */
  lead: ReactNode;
  price: ReactNode;
  /** The unit of the price, or whether it is paid. */
  per?: ReactNode;
  /** Beside the name: whether it is the person's, or what is special. */
  mark?: ReactNode;
  /** Below the price. */
  details?: ReactNode;
  isHighlighted?: boolean;
  /** Its actions. */
  children?: ReactNode;
}

/** A plan or a pass: name, one sentence, price, and actions. */
export function PlanCard({
  name,
  lead,
  price,
  per,
  mark,
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
        // An outline takes no room: its words stand as high as those beside it.
        ...(isHighlighted && { borderColor: 'primary.main', outline: 1, outlineColor: 'primary.main' }),
      }}
    >
      <CardContent sx={{ display: 'grid', gap: 1.5, flexGrow: 1, alignContent: 'start' }}>
        <div>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, justifyContent: 'space-between' }}
          >
            <Typography component="h2" variant="h2">
              {name}
            </Typography>
            {mark}
          </Stack>
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
        {details}
      </CardContent>
      {children && (
        <CardActions sx={{ flexDirection: 'column', alignItems: 'stretch' }}>{children}</CardActions>
      )}
    </Card>
  );
}
