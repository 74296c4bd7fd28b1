import Button, { type ButtonProps } from '@mui/material/Button';
import type { Session } from 'shared-api';
import { sessionLine, shortIdOf } from 'shared-api/session-line';
import { useFormat } from '../format';
import { useText } from '../messages/text';
import { defineIcon } from '../mui/define-icon';
import { useLocale, usePath } from '../routing';
import { useShare } from './use-share';

const ShareIcon = defineIcon('IosShareRounded', [
  'M18 8h-2c-.55 0-1 .45-1 1s.45 1 1 1h2v11H6V10h2c.55 0 1-.45 1-1s-.45-1-1-1H6c-1.1 0-2 .9-2 2v11c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2V10c0-1.1-.9-2-2-2',
  'M12 16c.55 0 1-.45 1-1V5h1.79c.45 0 .67-.54.35-.85l-2.79-2.79c-.2-.2-.51-.2-.71 0L8.85 4.15c-.31.31-.09.85.36.85H11v10c0 .55.45 1 1 1',
]);

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
