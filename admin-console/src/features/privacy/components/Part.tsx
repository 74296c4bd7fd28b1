import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Button, type MessageId, Stack, usePath, useText } from 'shared-ui';
import { ConsolePage } from '../../../layout/ConsolePage';

/** The page's parts, in the order of their tabs; the address names them. */
export const parts = ['requests', 'incidents'] as const;
export type PartName = (typeof parts)[number];

interface PartProps {
  name: PartName;
  lead: MessageId;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the page, below the tabs that lead to the others. */
export function Part({ name, lead, action, children }: PartProps) {
  const text = useText();
  const path = usePath();
  return (
    <ConsolePage title="personal.title" lead={lead} actions={action}>
      <Stack
        component="nav"
        direction="row"
        aria-label={text('personal.parts')}
        sx={{ flexWrap: 'wrap', gap: 1, mb: 2.5 }}
      >
        {parts.map((part) => (
          <Button
            key={part}
            component={RouterLink}
            to={path('adminPrivacy', { part })}
            variant={part === name ? 'contained' : 'outlined'}
            {...(part === name && { 'aria-current': 'page' as const })}
          >
            {text(`${part}.title`)}
          </Button>
        ))}
      </Stack>
      {children}
    </ConsolePage>
  );
}
