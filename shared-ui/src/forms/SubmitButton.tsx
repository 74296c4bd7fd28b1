import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useFormikContext } from 'formik';
import { Text } from '../messages/text';
import { useNewer } from './StoredValues';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'onClick' | 'ref'> {
  /** Enabled even without changes (a login). */
  always?: boolean;
}

/**
 * Submits the form, over somebody else's change once the person knows of it. While submitting, the button stays focusable
 * but does nothing.
 */
export function SubmitButton({
  always = true,
  disabled = false,
  children,
  startIcon,
  ...props
}: SubmitButtonProps) {
  const { isSubmitting, dirty } = useFormikContext();
  const { theirs } = useNewer();
  return (
    <Button
      variant="contained"
      {...props}
      type="submit"
      disabled={disabled || (!always && !dirty)}
      aria-disabled={isSubmitting || undefined}
      onClick={(event) => isSubmitting && event.preventDefault()}
      startIcon={isSubmitting ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}
    >
      <span>
        {theirs ? <Text id="ui.record.changed.mine" /> : (children ?? <Text id="ui.action.save" />)}
      </span>
    </Button>
  );
}
