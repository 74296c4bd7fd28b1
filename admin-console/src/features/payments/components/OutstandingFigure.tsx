import { useQuery } from '@tanstack/react-query';
import { outstandingQuery } from 'shared-api';
import { Alert, LinkButton, useFormat, usePageName, useText } from 'shared-ui';

/** The total due and the number of people, with a link to them; nothing without dues. */
export function OutstandingFigure() {
  const text = useText();
  const format = useFormat();
  const shown = usePageName();
  const { data } = useQuery(outstandingQuery());
  if (!data || data.people === 0) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2.5 }}
      action={
        shown !== 'adminOutstanding' && (
          <LinkButton to="adminOutstanding" size="small" color="inherit">
            {text('treasury.outstanding.figureLead')}
          </LinkButton>
        )
      }
    >
      {text('treasury.outstanding.figure', { people: data.people, owed: format.money(data.owed) })}
    </Alert>
  );
}
