import type { ReactNode } from 'react';
import { ExpandIcon, Stack } from 'shared-ui';
import { Accordion, AccordionDetails, AccordionSummary } from 'shared-ui/details';
import { type Row, useOpenRow } from '../use-open-row';
import { RowLine } from './RowLine';

interface ProfileRowProps {
  name: Row;
  title: string;
  /** The current value. */
  summary: ReactNode;
  children: ReactNode;
}

/** A row of the profile, which says the current value and opens. */
export function ProfileRow({ name, title, summary, children }: ProfileRowProps) {
  const [isOpen, toggle] = useOpenRow(name);
  return (
    <Accordion expanded={isOpen} onChange={toggle} slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary
        expandIcon={<ExpandIcon color="primary" />}
        id={`profile-${name}`}
        aria-controls={`profile-${name}-content`}
      >
        <RowLine title={title} summary={summary} />
      </AccordionSummary>
      <AccordionDetails>
        <Stack sx={{ gap: 4, maxWidth: '32rem', color: 'text.primary' }}>{children}</Stack>
      </AccordionDetails>
    </Accordion>
  );
}
