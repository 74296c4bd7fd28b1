import type { ReactNode } from 'react';
import { Button, type ButtonProps, type MessageId, Typography, useText } from 'shared-ui';
import { Form, object, PasswordInput, ruleMessage, SubmitButton, string } from 'shared-ui/forms';
import { DialogActions, DialogContent, DialogFrame } from 'shared-ui/overlays';

const schema = object({ password: string().required(ruleMessage('ui.rule.password.required')) });
const initial = { password: '' };

export interface PasswordDialogProps extends Pick<ButtonProps, 'color'> {
  open: boolean;
  onClose: () => void;
  onSubmit: (password: string) => Promise<void>;
  texts: Record<'title' | 'text' | 'cancel' | 'submit' | 'failed', MessageId>;
  /** Above the password. */
  warning?: ReactNode;
  /** Below the password. */
  children?: ReactNode;
}

/** Asks a logged-in person for the password: somebody else may be at the screen. */
export function PasswordDialog({
  open,
  onClose,
  onSubmit,
  texts,
  color,
  warning,
  children,
}: PasswordDialogProps) {
  const text = useText();
  return (
    <DialogFrame open={open} title={text(texts.title)} onClose={onClose}>
      <Form
        initial={initial}
        schema={schema}
        onSubmit={({ password }) => onSubmit(password)}
        failed={texts.failed}
      >
        <DialogContent sx={{ display: 'grid', gap: 2.5, pb: 2 }}>
          <Typography sx={{ color: 'text.secondary' }}>{text(texts.text)}</Typography>
          {warning}
          <PasswordInput
            name="password"
            label={text('proof.password')}
            autoComplete="current-password"
            required
            autoFocus
          />
          {children}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text(texts.cancel)}
          </Button>
          <SubmitButton {...(color && { color })}>{text(texts.submit)}</SubmitButton>
        </DialogActions>
      </Form>
    </DialogFrame>
  );
}
