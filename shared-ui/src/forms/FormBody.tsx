import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type FormikValues, getIn, setIn, useFormikContext } from 'formik';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';

interface FormBodyProps {
  alert: string | undefined;
  label: string | undefined;
  children: ReactNode;
}

// Keeps the focus while a button is pressed: otherwise an error that appears on blur would move the button away from
// the pointer, and the click would be lost.
const keepFocus = (event: MouseEvent): void => {
  if ((event.target as Element).closest('button')) event.preventDefault();
};

const typedInputs =
  ':is(input:not([type=radio], [type=checkbox], [type=file]), textarea)[name]:not([aria-hidden])';

/** The values with what the form's text fields contain. @param changing a field whose own handler follows */
const valuesIn = (form: HTMLFormElement, values: FormikValues, changing: EventTarget | undefined) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedInputs)].reduce((all, input) => {
    const known = getIn(all, input.name);
    const isOther = typeof known === 'string' && known !== input.value && input !== changing;
    return isOther ? setIn(all, input.name, input.value) : all;
  }, values);

/** The `<form>` with its alert; handles focus and changes of language. */
export function FormBody({ alert, label, children }: FormBodyProps) {
  const form = useRef<HTMLFormElement>(null);
  const { locale } = useIntl();
  const { handleSubmit, isSubmitting, isValid, values, setValues, validateForm } =
    useFormikContext<FormikValues>();

  // Password managers and browsers fill fields in without an event that React hears. What is in the fields counts, and
  // is read before anything renders the former values over it.
  const adoptFields = ({ type, target }: SyntheticEvent) => {
    if (!form.current) return;
    const found = valuesIn(form.current, values, type === 'change' ? target : undefined);
    if (found !== values) flushSync(() => void setValues(found, false));
  };

  // After a failed submit the first invalid field gets the focus, otherwise the alert is read out. Only then: an error
  // that appears while somebody types must not move the focus.
  const sending = useRef(false);
  useEffect(() => {
    if (sending.current && !isSubmitting && !isValid) {
      const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // Radio buttons: the error is on the group, but one of them gets the focus.
      const focusable = invalid?.matches('[role="radiogroup"]') ? invalid.querySelector('input') : invalid;
      focusable?.focus();
    }
    sending.current = isSubmitting;
  }, [isSubmitting, isValid]);

  // Errors are translated text: after a change of language they are computed again.
  const spoken = useRef(locale);
  useEffect(() => {
    if (spoken.current === locale) return;
    spoken.current = locale;
    void validateForm();
  }, [locale, validateForm]);

  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      aria-label={label}
      onBlurCapture={adoptFields}
      onChangeCapture={adoptFields}
      onSubmitCapture={adoptFields}
      onSubmit={handleSubmit}
      onMouseDown={keepFocus}
      sx={{ gap: 2.5 }}
    >
      {alert && <Alert severity="error">{alert}</Alert>}
      {children}
    </Stack>
  );
}
