import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OpenPayment, User } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { purposeText, Reference, Text } from 'shared-ui';
import { RadioInput, useFormikContext } from 'shared-ui/forms';
import { useI18n } from 'shared-ui/resource';
import { accountQuery } from '../api';
import { dueText } from '../labels';

interface Values {
  user: User | null;
  /** The open payment that was received; '' for something else. */
  paymentId: string;
}

/** The selected person's dues: choosing one fills in its amount and plan, and records that payment as received. */
function Lines({ user, open }: { user: User; open: readonly OpenPayment[] }) {
  const i18n = useI18n();
  const { values, setValues } = useFormikContext<Values>();
  const { paymentId } = values;
  const line = open.find((one) => one.paymentId === paymentId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the choice, and nothing that is typed afterwards.
  useEffect(() => {
    if (!line) return;
    const known = { amount: String(line.due), plan: line.plan, received: true };
    void setValues({ ...values, ...known });
  }, [paymentId]);
  return (
    <RadioInput
      name="paymentId"
      label={<Text id="treasury.owes.title" values={{ name: user.firstName }} />}
      help={<Text id="treasury.owes.hint" />}
      options={[
        ...open.map((one) => ({
          value: one.paymentId,
          label: (
            <>
              {capitalised(purposeText(one, i18n))} · {dueText(one, i18n)} ·{' '}
              <Reference>{one.reference}</Reference>
            </>
          ),
        })),
        { value: '', label: <Text id="treasury.owes.else" /> },
      ]}
    />
  );
}

/** Suggests the selected person's dues; nothing without a person or dues. */
export function OpenPaymentInput() {
  const { values, setFieldValue } = useFormikContext<Values>();
  const { user } = values;
  const { data } = useQuery({ ...accountQuery(user?.id ?? ''), enabled: user !== null });
  const open = data && data.id === user?.id ? data.open : [];
  const isStale = values.paymentId !== '' && !open.some((one) => one.paymentId === values.paymentId);
  useEffect(() => {
    if (isStale) void setFieldValue('paymentId', '');
  }, [isStale, setFieldValue]);
  return user && open.length > 0 ? <Lines user={user} open={open} /> : null;
}
