import { useEffect, useState } from 'react';
import type { Session, SessionSeries } from 'shared-api';
import { addDays, notify, useText } from 'shared-ui';
import { DateInput, useFormikContext } from 'shared-ui/forms';
import { FieldInputs, FormDialog, useI18n } from 'shared-ui/resource';
import { createSessionSeries } from '../api';
import { DatesPreview, SeriesSubmit } from './DatesPreview';
import {
  newSession,
  type OpeningValues,
  type SeriesValues,
  sessionDraft,
  sessionOpening,
  sessionSeries,
} from './fields';
import { OpeningInputs } from './OpeningInputs';

/** About a season's Saturdays, by default. */
const usualWeeks = 11;

function DateRange() {
  const text = useText();
  const { values } = useFormikContext<SeriesValues>();
  return (
    <>
      <DateInput name="until" label={text('sessions.repeatUntil')} required />
      <DatesPreview first={values.sessionDate} until={values.until} />
    </>
  );
}

export interface RepeatDialogProps {
  open: boolean;
  onClose: () => void;
  onCreated: (made: readonly Session[]) => unknown;
}

/** Creates a weekly series of sessions, without the unticked dates. */
export function RepeatDialog({ open, onClose, onCreated }: RepeatDialogProps) {
  const { text, format } = useI18n();
  const [initial, setInitial] = useState<SeriesValues & OpeningValues>();
  useEffect(() => {
    if (!open) return;
    void sessionDraft().then((draft) =>
      setInitial({
        ...draft,
        ...sessionOpening.initial,
        until: addDays(draft.sessionDate, 7 * usualWeeks),
        skip: [],
      }),
    );
  }, [open]);
  if (!initial) return null;

  const send = async (series: SessionSeries) => {
    const { created, skipped } = await createSessionSeries({ body: series });
    const dates = skipped.map((date) => format.date(date, 'medium')).join(' · ');
    notify(
      [
        text('sessions.repeated', { count: created.length }),
        ...(skipped.length > 0 ? [text('sessions.repeatSkipped', { dates })] : []),
      ].join('. '),
    );
    onClose();
    await onCreated(created);
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={text('sessions.repeatDialog')}
      submit={<SeriesSubmit />}
      note={text('sessions.repeatIntro')}
      initial={initial}
      schema={sessionSeries}
      failed="sessions.createFailed"
      onSubmit={send}
    >
      <FieldInputs of={newSession} labels={{ sessionDate: 'sessions.repeatFirst' }} autoFocus />
      <OpeningInputs isSeries />
      <DateRange />
    </FormDialog>
  );
}
