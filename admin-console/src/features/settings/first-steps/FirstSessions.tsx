import { type ReactNode, useState } from 'react';
import type { SessionSeries, Settings } from 'shared-api';
import { addDays, clubDate, Link, Stack, Typography, useFormat, useText } from 'shared-ui';
import { DateInput, Form, SubmitButton, UnsavedGuard, useFormikContext } from 'shared-ui/forms';
import { FieldInputs } from 'shared-ui/resource';
import { createSessionSeries } from '../../schedule/api';
import { DatesPreview, SeriesSubmit } from '../../schedule/sessions/DatesPreview';
import { newSession, type SeriesValues, sessionSeries, usualSession } from '../../schedule/sessions/fields';
import { pageOf } from './policy';

/** A form in which something may be typed. */
export interface Filled {
  resetForm: () => void;
}

/** How many weeks follow the first session, unless somebody chooses. */
const weeks = 3;

function Dates() {
  const text = useText();
  const { values } = useFormikContext<SeriesValues>();
  return (
    <>
      <FieldInputs of={newSession} names={['sessionDate']} labels={{ sessionDate: 'sessions.repeatFirst' }} />
      <DateInput name="until" label={text('sessions.repeatUntil')} required />
      <DatesPreview first={values.sessionDate} until={values.until} />
    </>
  );
}

interface FirstSessionsProps {
  settings: Settings;
  later: ReactNode;
  onDone: (form: Filled) => void;
}

/** The first sessions of a new club: at its place and hours, in as many weeks as somebody chooses. */
export function FirstSessions({ settings, later, onDone }: FirstSessionsProps) {
  const text = useText();
  const format = useFormat();
  const [initial] = useState((): SeriesValues => {
    const usual = usualSession(clubDate(), settings);
    return { ...usual, until: addDays(usual.sessionDate, 7 * weeks), skip: [] };
  });
  const lacks = settings.address === '' ? 'club' : settings.weekday === null ? 'when' : undefined;
  if (lacks) {
    return (
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography>{text('firstSteps.sessions.first')}</Typography>
        <Link {...pageOf(lacks)} sx={{ py: 1 }}>
          {text(`firstSteps.${lacks}`)}
        </Link>
        {later}
      </Stack>
    );
  }
  const create = async (series: SessionSeries, form: Filled) => {
    // Without a notice, which would lie on the next step's buttons.
    await createSessionSeries({ body: series });
    onDone(form);
  };
  return (
    <Form
      initial={initial}
      schema={sessionSeries}
      onSubmit={create}
      failed="sessions.createFailed"
      guard={UnsavedGuard}
      label={text('firstSteps.sessions')}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {[
          format.timeRange(settings.startTime, settings.endTime),
          text('settings.spots', { count: settings.maxCapacity }),
          format.money(settings.defaultPrice),
          initial.location,
        ].join(' · ')}
      </Typography>
      <Dates />
      <Stack sx={{ flexDirection: { sm: 'row' }, gap: { xs: 1.5, sm: 3 }, mt: 3 }}>
        <SubmitButton>
          <SeriesSubmit />
        </SubmitButton>
        {later}
      </Stack>
    </Form>
  );
}
