import { Box, ExpandIcon } from 'shared-ui';
import { Accordion, AccordionDetails, AccordionSummary } from 'shared-ui/details';

export interface Question {
  title: string;
  /** One paragraph, or a list of sentences. */
  answer: string | readonly string[];
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
            {typeof answer === 'string' ? (
              answer
            ) : (
              <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.75 } }}>
                {answer.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </Box>
            )}
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
