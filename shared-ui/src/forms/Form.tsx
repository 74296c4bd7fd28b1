import { Formik, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ApiError } from 'shared-api';
import type { Schema } from 'yup';
import { type MessageId, useText } from '../messages/text';
import { FormBody } from './FormBody';
import { StoredValues } from './StoredValues';
import { ServerErrors } from './server-errors';
import { submitOutcome } from './submission';
import { type Rules, validate } from './validate';

export interface FormProps<Values extends FormikValues, Output> {
  /** The stored values. Newer ones replace what the inputs show only while nothing is typed; else the guard tells them. */
  initial: Values;
  /**
   * The validation schema, with messages by `ruleMessage`; `onSubmit` gets the values that it returns. A function loads
   * it on the first input, and is called at each check; it must be stable between renders.
   */
  schema: Schema<Output> | (() => Promise<Schema<Output>>);
  /**
   * Submits: what is in the inputs then counts as stored, unless it returns `notStored`. Errors (`ApiError`) are shown at
   * their fields and above the form; to handle one differently, catch it.
   */
  onSubmit: (output: Output, form: FormikHelpers<Values>) => Promise<unknown> | unknown;
  /** Fetches the record again when somebody else has changed it first; the newer version comes as `initial`. */
  onChanged?: () => Promise<unknown>;
  /** The text when the server's error has no message (docs/product.md, Error messages). */
  failed?: MessageId;
  /** Asks before what was typed is lost: `UnsavedGuard`. */
  guard?: ComponentType<{ when: boolean }>;
  /** The form's accessible name, when no heading names it. */
  label?: string;
  children: ReactNode;
}

/** What `onSubmit` returns when nothing was stored, as when it asks first: leaving would lose what was typed. */
export const notStored = Symbol('notStored');

/** Loads the schema. If that fails, only the server validates, as it does anyway. */
const rulesOf = async <Output,>(schema: FormProps<FormikValues, Output>['schema']): Promise<Rules<Output>> =>
  typeof schema === 'function'
    ? schema().catch(() => ({ validate: async (values) => values as Output }))
    : schema;

/** A form: validated on blur and on submit, server errors at their fields, focus on the first error. */
export function Form<Values extends FormikValues, Output>(props: FormProps<Values, Output>) {
  const {
    initial,
    schema,
    onSubmit,
    onChanged,
    failed = 'ui.form.failed',
    guard: Guard,
    label,
    children,
  } = props;
  const text = useText();
  const [serverErrors] = useState(() => new ServerErrors());
  const { locale } = useIntl();
  const [error, setError] = useState<{ message: string; locale: string; own: MessageId }>();
  const formik = useRef<FormikProps<Values>>(null);
  // The stored values that the person knows of, and how often the server has refused to overwrite somebody else's.
  const [known, setKnown] = useState({ initial, conflicts: 0 });
  const [conflicts, setConflicts] = useState(0);

  const check = useCallback(
    async (values: Values) =>
      serverErrors.mergeInto(await validate(await rulesOf(schema), values, text), values),
    [schema, text, serverErrors],
  );

  const submit = async (values: Values, form: FormikHelpers<Values>) => {
    setError(undefined);
    serverErrors.clear();
    const outcome = await submitOutcome(async () => {
      try {
        return await onSubmit(await (await rulesOf(schema)).validate(values), form);
      } catch (error) {
        if (!onChanged || !(error instanceof ApiError) || error.code !== 'changedMeanwhile') throw error;
        await onChanged();
        setConflicts(conflicts + 1);
        return notStored;
      }
    });
    if (outcome.ok) {
      if (outcome.result === notStored) return;
      const typedSince = formik.current?.values;
      setKnown({ initial, conflicts });
      form.resetForm({ values });
      if (typedSince && typedSince !== values) void form.setValues(typedSince);
      return;
    }
    const elsewhere = serverErrors.take(outcome.errors, values);
    const own = outcome.outcome ? (`ui.error.${outcome.outcome}` as const) : failed;
    setError({ message: [outcome.message || text(own), ...elsewhere].join(' '), locale, own });
    await form.validateForm(values);
  };

  // The server's message is in the former language; after a language change the form's own text is shown.
  const alert = error && (error.locale === locale ? error.message : text(error.own));
  return (
    <Formik innerRef={formik} initialValues={initial} validate={check} onSubmit={submit}>
      <StoredValues
        initial={initial}
        conflicts={conflicts}
        known={known}
        onKnown={setKnown}
        isLost={error?.own === 'ui.error.lost'}
      >
        <FormBody alert={alert} label={label}>
          {Guard && <Guard when />}
          {children}
        </FormBody>
      </StoredValues>
    </Formik>
  );
}
