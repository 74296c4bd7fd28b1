import CheckIcon from '@mui/icons-material/CheckRounded';
import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useText } from '../messages/text';
import { notify } from '../notifications';

export interface CopyButtonProps {
  /** The copied text. */
  value: string;
  /** Its name for screen readers: « Copy the e-mail address ». */
  what: string;
  /** The button's text, if it is not just « Copy ». */
  label?: string;
}

/** Copies a value on click, and confirms it. */
export function CopyButton({ value, what, label }: CopyButtonProps) {
  const text = useText();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      notify(text('ui.action.copied'));
    } catch {
      notify(text('ui.copyFailed'), 'error');
    }
  };

  return (
    <Button
      size="small"
      variant="outlined"
      color="secondary"
      startIcon={copied ? <CheckIcon /> : <CopyIcon />}
      aria-label={label ?? text('ui.action.copyNamed', { what })}
      onClick={copy}
    >
      <span>{copied ? text('ui.action.copied') : (label ?? text('ui.action.copy'))}</span>
    </Button>
  );
}
