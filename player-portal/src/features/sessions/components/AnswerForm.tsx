import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError, type AttendanceReceipt, type AttendanceRecord, rules, type Session } from 'shared-api';
import { Alert, Box, Button, CheckIcon, CircularProgress, Text, useText } from 'shared-ui';
import {
  Form,
  notStored,
  object,
  optionalText,
  SubmitButton,
  TextArea,
  UnsavedGuard,
  useFormikContext,
} from 'shared-ui/forms';
import { isAnswered } from '../answer';
import { useAnswer } from '../use-answer';
import { useGiveUp } from '../use-give-up';
import { useKeepPress } from '../use-pressed';
import { useWaitingList } from '../use-waiting-list';

/** An answer as the form has it. */
type YesNo = 'yes' | 'no';

interface YesNoInputProps {
  session: Session;
  legend: string;
  value: YesNo | undefined;
  /** A yes joins the waiting list. */
  waits: boolean;
  /** Sends a yes at once. */
  saysYes: boolean;
  /** Called before the form is submitted with the answer. */
  onChoose: (value: YesNo) => void;
}

/** Two large buttons: each submits the form at once, a no that would lose something after a question. */
function YesNoInput({ session, legend, value, waits, saysYes, onChoose }: YesNoInputProps) {
  const { submitForm, isSubmitting } = useFormikContext();
  const send = (choice: YesNo) => {
    onChoose(choice);
    void submitForm();
  };
  const begins = useRef(saysYes);
  useEffect(() => {
    if (begins.current) send('yes');
    begins.current = false;
  });
  const { giveUp, keep, question } = useGiveUp(session, () => send('no'));
  return (
    <Box
      role="group"
      aria-label={legend}
      sx={{
        display: 'grid',
        gap: 1.5,
        // Each as wide as its words: the French no is twice as long as the yes.
        gridTemplateColumns: { xs: waits ? '1fr' : 'auto auto', sm: '1fr 1fr' },
      }}
    >
      {(['yes', 'no'] as const).map((choice) => {
        const isPressed = value === choice;
        const isProposed = choice === 'yes' && value === undefined;
        return (
          <Button
            key={choice}
            size="large"
            variant={isPressed || isProposed ? 'contained' : 'outlined'}
            color={isProposed ? 'primary' : 'secondary'}
            aria-pressed={isPressed}
            aria-disabled={isSubmitting}
            startIcon={
              isPressed &&
              (isSubmitting ? <CircularProgress size={18} color="inherit" aria-hidden /> : <CheckIcon />)
            }
            onClick={() => {
              if (isSubmitting) return;
              if (choice === 'no') return giveUp();
              keep();
              send('yes');
            }}
            sx={{ minHeight: 60, px: { xs: 1.5, sm: 3 } }}
          >
            <Text id={waits && choice === 'yes' ? 'attendance.yes.waits' : `attendance.${choice}`} />
          </Button>
        );
      })}
      {question}
    </Box>
  );
}

interface AnswerFormProps {
  session: Session;
  /** The previous answer. */
  record: AttendanceRecord | undefined;
  /** The session is full, and a yes joins its waiting list. */
  waits: boolean;
  /** A yes was given before the form is shown: it is sent at once. */
  saysYes: boolean;
  /** Called when a yes finds that the session is full, or no longer is; the form keeps its values. */
  onWaits: (waits: boolean) => void;
  onDone: (receipt: AttendanceReceipt) => void;
}

const schema = object({ notes: optionalText(rules.notes.max) });

const answerOf = (record: AttendanceRecord | undefined): YesNo | undefined =>
  isAnswered(record) ? (record.isAttending ? 'yes' : 'no') : undefined;

const refusedWith = (error: unknown, code: ApiError['code']): boolean =>
  error instanceof ApiError && error.code === code;

/** The note, once asked for; a note on an answer that was given before has its own button. */
function Note({ isAnswered, opensNow }: { isAnswered: boolean; opensNow: boolean }) {
  const text = useText();
  const { values } = useFormikContext<{ notes: string }>();
  const [opened, setOpened] = useState(opensNow);
  if (!opened && !values.notes)
    return (
      <Button color="secondary" sx={{ alignSelf: 'flex-start', ml: -1.75 }} onClick={() => setOpened(true)}>
        {text('session.note')}
      </Button>
    );
  return (
    <>
      <TextArea
        name="notes"
        rows={2}
        label={text('attendance.notes')}
        help={text('attendance.notes.help')}
        maxLength={rules.notes.max}
      />
      {isAnswered && (
        <SubmitButton always={false} variant="outlined" color="secondary" sx={{ alignSelf: 'flex-start' }}>
          {text('attendance.submit.update')}
        </SubmitButton>
      )}
    </>
  );
}

/** Both answers, each sent with one tap; a note can go along. */
export function AnswerForm({ session, record, waits, saysYes, onWaits, onDone }: AnswerFormProps) {
  const text = useText();
  const [params] = useSearchParams();
  const answer = useAnswer(session);
  const { join } = useWaitingList(session);
  const keepPress = useKeepPress(session);
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<YesNo>();
  // The form is submitted in the same event, before it renders with the choice.
  const latest = useRef<YesNo>(undefined);
  const shown = chosen ?? answerOf(record);

  return (
    <Form
      initial={{ notes: record?.notes ?? '' }}
      schema={schema}
      guard={UnsavedGuard}
      label={text('attendance.title')}
      onSubmit={async ({ notes }) => {
        const isAttending = (latest.current ?? shown) === 'yes';
        try {
          if (waits && isAttending) await join.mutateAsync(notes);
          else onDone(await answer(record !== undefined, { isAttending, notes: notes || null }));
        } catch (error) {
          if (refusedWith(error, 'sessionFull') || refusedWith(error, 'sessionNotFull')) {
            onWaits(refusedWith(error, 'sessionFull'));
            return notStored;
          }
          if (!(waits && isAttending)) keepPress(error, isAttending ? 'yes' : 'no');
          setFailed(true);
          throw error;
        }
      }}
    >
      {waits && <Alert severity="warning">{text('attendance.full.text')}</Alert>}
      <YesNoInput
        session={session}
        legend={text('attendance.choice')}
        value={shown}
        waits={waits}
        saysYes={saysYes}
        onChoose={(choice) => {
          latest.current = choice;
          setChosen(choice);
        }}
      />
      {failed && <SubmitButton sx={{ alignSelf: 'flex-start' }}>{text('ui.action.retry')}</SubmitButton>}
      <Note isAnswered={answerOf(record) !== undefined} opensNow={params.get('note') === 'true'} />
    </Form>
  );
}
