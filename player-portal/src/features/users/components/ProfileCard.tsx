import { type ReactNode, useId } from 'react';
import { Card, CardContent, Stack, Typography } from 'shared-ui';

export interface ProfileCardProps {
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** A titled card of the profile. */
export function ProfileCard({ title, text, children }: ProfileCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent>
        <Typography id={id} component="h2" variant="h3">
          {title}
        </Typography>
        {text && <Typography sx={{ mt: 0.75, color: 'text.secondary' }}>{text}</Typography>}
        <Stack sx={{ gap: 2, mt: 2.5, alignItems: 'stretch' }}>{children}</Stack>
      </CardContent>
    </Card>
  );
}
