import type { ReactNode } from 'react';
import { Box, ExpandIcon } from 'shared-ui';
import { Accordion, AccordionDetails, AccordionSummary } from 'shared-ui/details';

export interface Question {
  title: string;
  /** One paragraph, or a list of sentences. */
  answer: ReactNode | readonly string[];
}

/** Sentences or questions, of which each opens with one tap. @param name begins the ids of all */
export function Questions({ name, questions }: { name: string; questions: readonly Question[] }) {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      {questions.map(({ title, answer }, index) => (
        <Accordion key={title} slotProps={{ heading: { component: 'h2' } }}>
          <AccordionSummary
            expandIcon={<ExpandIcon color="primary" />}
            id={`${name}-${index}`}
            aria-controls={`${name}-${index}-more`}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails>
            {Array.isArray(answer) ? (
              <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.75 } }}>
                {(answer as readonly string[]).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </Box>
            ) : (
              (answer as ReactNode)
            )}
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
