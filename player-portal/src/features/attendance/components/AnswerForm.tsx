import { useEffect, useState } from 'react';
import { ApiError, type AttendanceReceipt, type AttendanceRecord, rules, type Session } from 'shared-api';
import { Alert, SendIcon, useText } from 'shared-ui';
import {
  Form,
  object,
  optionalText,
  SubmitButton,
  string,
  TextArea,
  useFormikContext,
} from 'shared-ui/forms';
import { GuestsLost } from '../../sessions/components/GuestsLost';
import { guestNamesOf } from '../../sessions/one-tap';
import { useWaitingList } from '../../sessions/use-waiting-list';
import { isAnswered } from '../answer';
import { useAnswer } from '../use-answer';
import { FullNotice } from './FullNotice';
import { type YesNo, YesNoInput } from './YesNoInput';

export interface AnswerFormProps {
  session: Session;
  /** The previous answer. */
  record: AttendanceRecord | undefined;
  /** The session is full, and a yes joins its waiting list. */
  waits: boolean;
  /** Called when a yes finds that the session is full, or no longer is; the form keeps its values. */
  onWaits: (waits: boolean) => void;
  onDone: (receipt: AttendanceReceipt) => void;
}

const schema = object({
  attending: string<YesNo>().required(),
  notes: optionalText(rules.notes.max),
});

const initialOf = (record: AttendanceRecord | undefined): { attending: YesNo | ''; notes: string } => ({
  attending: isAnswered(record) ? (record.isAttending ? 'yes' : 'no') : '',
  notes: record?.notes ?? '',
});

const refusedWith = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;

/** Calls back while the form is pristine, so that its initial values follow the current answer. */
function WhileUntouched({ call }: { call: () => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => {
    if (!dirty) call();
  });
  return null;
}

/** Names the guests whose spots a no gives up. */
function GuestsNotice({ session }: { session: Session }) {
  const { values } = useFormikContext<{ attending: YesNo | '' }>();
  const guests = guestNamesOf(session);
  if (values.attending !== 'no' || guests.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      <GuestsLost guests={guests} />
    </Alert>
  );
}

/** Yes or no, with notes: the first answer, or a change. */
export function AnswerForm({ session, record, waits, onWaits, onDone }: AnswerFormProps) {
  const text = useText();
  const answer = useAnswer(session.id, record !== undefined);
  const { join } = useWaitingList(session);
  const [begunWith, setBegunWith] = useState(record);
  const [failed, setFailed] = useState(false);
  const submit = isAnswered(record) ? 'attendance.submit.update' : 'attendance.submit';

  return (
    <Form
      initial={initialOf(begunWith)}
      schema={schema}
      label={text('attendance.choice')}
      onSubmit={async ({ attending, notes }) => {
        const isAttending = attending === 'yes';
        try {
          if (waits && isAttending) await join.mutateAsync(notes);
          else onDone(await answer({ isAttending, notes }));
        } catch (error) {
          if (refusedWith(error, 'sessionFull')) return onWaits(true);
          if (refusedWith(error, 'sessionNotFull')) return onWaits(false);
          setFailed(true);
          throw error;
        }
      }}
    >
      <WhileUntouched call={() => setBegunWith(record)} />
      {waits && <FullNotice session={session} />}
      <YesNoInput name="attending" legend={text('attendance.choice')} waits={waits} />
      <GuestsNotice session={session} />
      <TextArea
        name="notes"
        rows={2}
        label={text('attendance.notes')}
        help={text('attendance.notes.help')}
        maxLength={rules.notes.max}
      />
      <SubmitButton size="large" startIcon={<SendIcon />} sx={{ alignSelf: 'flex-start' }}>
        {text(failed ? 'ui.action.retry' : submit)}
      </SubmitButton>
    </Form>
  );
}
