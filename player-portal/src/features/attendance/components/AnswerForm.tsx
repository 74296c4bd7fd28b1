import { useState } from 'react';
import { type AttendanceReceipt, type AttendanceRecord, rules, type Session } from 'shared-api';
import { SendIcon, Text, useText } from 'shared-ui';
import { Form, object, optionalText, SubmitButton, string, TextArea } from 'shared-ui/forms';
import { useAnswer } from '../use-answer';
import { type YesNo, YesNoInput } from './YesNoInput';

export interface AnswerFormProps {
  session: Session;
  /** The answer given before. */
  record: AttendanceRecord | undefined;
  onDone: (receipt: AttendanceReceipt) => void;
}

const schema = object({
  attending: string<YesNo>().required(),
  notes: optionalText(rules.notes.max),
});

const initialOf = (record: AttendanceRecord | undefined): { attending: YesNo | ''; notes: string } => ({
  attending: record ? (record.isAttending ? 'yes' : 'no') : '',
  notes: record?.notes ?? '',
});

/** Yes or no, with notes: the first answer, or a change of it. */
export function AnswerForm({ session, record, onDone }: AnswerFormProps) {
  const text = useText();
  const answer = useAnswer(session.id, record !== undefined);
  const [failed, setFailed] = useState(false);
  const submit = record ? 'attendance.submit.update' : 'attendance.submit';

  return (
    <Form
      initial={initialOf(record)}
      schema={schema}
      label={text('attendance.choice')}
      onSubmit={async ({ attending, notes }) => {
        try {
          onDone(await answer({ isAttending: attending === 'yes', notes }));
        } catch (error) {
          setFailed(true);
          throw error;
        }
      }}
    >
      <YesNoInput name="attending" legend={<Text id="attendance.choice" />} />
      <TextArea
        name="notes"
        label={text('attendance.notes')}
        help={text('attendance.notes.help')}
        maxLength={rules.notes.max}
      />
      <SubmitButton size="large" startIcon={<SendIcon />} sx={{ alignSelf: 'flex-start' }}>
        <Text id={failed ? 'attendance.retry' : submit} />
      </SubmitButton>
    </Form>
  );
}
