import { rules, type Session, type SessionChange, SessionStatus } from 'shared-api';
import { Text } from 'shared-ui';
import { RadioInput, TextArea, useFormikContext } from 'shared-ui/forms';
import { MailNotice, useDebounced, useForecast } from 'shared-ui/resource';
import { isPaid, paidChoices } from '../actions';
import { forecastChange } from '../api';
import { changeOf } from '../draft';
import type { ChangeValues } from '../fields';
import { excessSpots } from '../policy';
import { changeSchema } from '../schema';

const paidOptions = paidChoices.map((value) => ({
  value,
  label: <Text id={`sessions.cancelPaid.${value}`} />,
}));

/** The request; undefined while an input is invalid. */
const changeIn = (session: Session, values: ChangeValues): SessionChange | undefined =>
  changeSchema.isValidSync(values) && excessSpots(session, Number(values.maxCapacity)) === 0
    ? changeSchema.cast(values)
    : undefined;

const differs = (session: Session, change: SessionChange): boolean => {
  const before = changeOf(session);
  return (Object.keys(before) as (keyof SessionChange)[]).some(
    (key) => key !== 'version' && before[key] !== change[key],
  );
};

/**
 * Says before saving how many people a change of a session e-mails and which money it affects, and asks for the reason
 * they will read.
 */
export function ChangeNotice({ session }: { session: Session }) {
  const { values } = useFormikContext<ChangeValues>();
  const { reason: _, ...change } = changeIn(session, useDebounced(values)) ?? {};
  const sent = 'status' in change && differs(session, change) ? change : undefined;
  const { people, money } = useForecast(['sessions', session.id], sent, (change) =>
    forecastChange(session.id, change),
  );
  if (!sent) return null;
  return (
    <>
      <MailNotice people={people} money={money} />
      {sent.status === SessionStatus.Cancelled && isPaid(money) && (
        <RadioInput name="paid" label={<Text id="sessions.cancelPaid" />} options={paidOptions} />
      )}
      {(people !== 0 || sent.status === SessionStatus.Cancelled) && (
        <TextArea
          name="reason"
          label={<Text id="ui.mail.reason" />}
          help={<Text id="ui.mail.reason.help" />}
          maxLength={rules.notes.max}
          rows={2}
        />
      )}
    </>
  );
}
