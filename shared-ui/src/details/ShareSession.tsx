import ShareIcon from '@mui/icons-material/IosShareRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Session } from 'shared-api';
import { sessionLine, shortIdOf } from 'shared-api/session-line';
import { notify } from '../feedback/notifications';
import { useFormat } from '../format';
import { useText } from '../messages/text';
import { useLocale, usePath } from '../routing';

export interface ShareSessionProps extends Pick<ButtonProps, 'size' | 'variant' | 'sx'> {
  session: Session;
}

/** Hands a session on to a chat: through the phone's own sheet, or by copying one line with its link. */
export function ShareSession({ session, ...props }: ShareSessionProps) {
  const text = useText();
  const path = usePath();
  const format = useFormat();
  const locale = useLocale();
  const url = new URL(path('sharedSession', { id: shortIdOf(session) }), location.origin).href;
  const share = async () => {
    try {
      const line = sessionLine(session, locale, format);
      if (typeof navigator.share === 'function') return await navigator.share({ text: line, url });
      await navigator.clipboard.writeText(`${line} · ${url}`);
      notify(text('ui.action.copied'));
    } catch (error) {
      // Closed without a choice.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify(text('ui.copyFailed'), 'error');
    }
  };
  return (
    <Button
      color="secondary"
      {...props}
      startIcon={<ShareIcon />}
      aria-label={text('ui.shareOn', { date: format.date(session.sessionDate, 'shortDay') })}
      onClick={() => void share()}
    >
      {text('ui.share')}
    </Button>
  );
}
