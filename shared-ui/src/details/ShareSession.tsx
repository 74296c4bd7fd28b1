import ShareIcon from '@mui/icons-material/IosShareRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Session } from 'shared-api';
import { sessionLine, shortIdOf } from 'shared-api/session-line';
import { useFormat } from '../format';
import { useText } from '../messages/text';
import { useLocale, usePath } from '../routing';
import { useShare } from './use-share';

export interface ShareSessionProps extends Pick<ButtonProps, 'size' | 'variant' | 'sx'> {
  session: Session;
}

/** Hands a session on to a chat. */
export function ShareSession({ session, ...props }: ShareSessionProps) {
  const text = useText();
  const path = usePath();
  const format = useFormat();
  const locale = useLocale();
  const share = useShare();
  const url = new URL(path('sharedSession', { id: shortIdOf(session) }), location.origin).href;
  return (
    <Button
      color="secondary"
      {...props}
      startIcon={<ShareIcon />}
      aria-label={text('ui.shareOn', { date: format.date(session.sessionDate, 'shortDay') })}
      onClick={() => void share(sessionLine(session, locale, format), url)}
    >
      {text('ui.share')}
    </Button>
  );
}
