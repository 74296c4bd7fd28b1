import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

interface FormBodyProps {
  alert: string | undefined;
  /** The values that were last sent with success; nothing is lost by leaving them. */
  saved: unknown;
  guard: ComponentType<{ when: boolean }> | undefined;
  label: string | undefined;
  children: ReactNode;
}

// A button that is pressed leaves the focus where it is: the error that leaving a field may show would move the button
// away from under the pointer, and the click would be lost.
const keepFocus = (event: MouseEvent): void => {
  if ((event.target as Element).closest('button')) event.preventDefault();
};

/** The `<form>` with its alert; sees to focus and to the language of what is already said. */
export function FormBody({ alert, saved, guard: Guard, label, children }: FormBodyProps) {
  const form = useRef<HTMLFormElement>(null);
  const { locale } = useIntl();
  const { handleSubmit, isSubmitting, isValid, dirty, values, validateForm } = useFormikContext();

  // When a submit was refused the first field with an error has the focus, else the alert is read out. Only then:
  // an error that comes while somebody types must not take them elsewhere.
  const sending = useRef(false);
  useEffect(() => {
    if (sending.current && !isSubmitting && !isValid) {
      const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // A group of radio buttons has the error, and one of its buttons the focus.
      const focusable = invalid?.matches('[role="radiogroup"]') ? invalid.querySelector('input') : invalid;
      focusable?.focus();
    }
    sending.current = isSubmitting;
  }, [isSubmitting, isValid]);

  // What the rules said is text; in another language it is said anew.
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
      onSubmit={handleSubmit}
      onMouseDown={keepFocus}
      sx={{ gap: 2.5 }}
    >
      {Guard && <Guard when={dirty && values !== saved && !isSubmitting} />}
      {alert && <Alert severity="error">{alert}</Alert>}
      {children}
    </Stack>
  );
}
