import type { ReactNode } from 'react';
import { Box, ExpandIcon, Typography } from 'shared-ui';
import { Accordion, AccordionDetails, AccordionSummary } from 'shared-ui/details';

interface RowProps {
  id: string;
  title: ReactNode;
  /** The current values, in a line. */
  summary: ReactNode;
  /** The heading's level: a section's, or that of a row in it. */
  level: 'h2' | 'h3';
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A row that says what is set, and opens to change it. */
export function Row({ id, title, summary, level, open, onToggle, children }: RowProps) {
  const isSection = level === 'h2';
  return (
    <Accordion
      expanded={open}
      onChange={onToggle}
      slotProps={{ heading: { component: level }, transition: { unmountOnExit: true } }}
      sx={{ '&:last-of-type': { borderBottom: 0 } }}
    >
      <AccordionSummary
        id={id}
        aria-controls={`${id}-content`}
        expandIcon={<ExpandIcon color="primary" />}
        sx={{
          minHeight: isSection ? 72 : 52,
          '& .MuiAccordionSummary-content': { my: isSection ? 2 : 1.25 },
        }}
      >
        <Box
          component="span"
          sx={{
            display: 'grid',
            flexGrow: 1,
            alignItems: 'baseline',
            gap: { xs: 0.25, sm: 2 },
            gridTemplateColumns: isSection
              ? { xs: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' }
              : 'minmax(0, 1fr) auto',
            pr: 1,
          }}
        >
          <Typography component="span" variant={isSection ? 'h4' : 'body1'}>
            {title}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            sx={{
              color: 'text.secondary',
              overflowWrap: 'anywhere',
              ...(!isSection && { textAlign: 'end' }),
            }}
          >
            {summary}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ maxWidth: 'none', pt: 1 }}>{children}</AccordionDetails>
    </Accordion>
  );
}
