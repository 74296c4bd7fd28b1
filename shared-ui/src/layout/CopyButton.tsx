import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useText } from '../messages/text';
import { defineIcon } from '../mui/define-icon';
import { CheckIcon } from '../mui/icons';
import { notify } from '../notifications';

const CopyIcon = defineIcon(
  'ContentCopyRounded',
  'M15 20H5V7c0-.55-.45-1-1-1s-1 .45-1 1v13c0 1.1.9 2 2 2h10c.55 0 1-.45 1-1s-.45-1-1-1m5-4V4c0-1.1-.9-2-2-2H9c-1.1 0-2 .9-2 2v12c0 1.1.9 2 2 2h9c1.1 0 2-.9 2-2m-2 0H9V4h9z',
);

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
