import { type ReactNode, useId } from 'react';
import { Stack, Typography } from 'shared-ui';

interface ProfilePartProps {
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** One of several parts of an open row. */
export function ProfilePart({ title, text, children }: ProfilePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h3" variant="h4">
        {title}
      </Typography>
      {text && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>}
      <Stack sx={{ gap: 2, mt: 2, alignItems: 'stretch' }}>{children}</Stack>
    </section>
  );
}
