import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from 'shared-api';
import { Text } from '../messages/text';
import { ErrorIcon } from '../mui/status-icons';
import { Message, type MessageProps } from './Message';
import { useIsOffline } from './use-connection';

export interface ErrorStateProps extends Pick<MessageProps, 'heading'> {
  /** The error: the server's own message is shown when it has one. */
  error?: unknown;
  title?: ReactNode;
  /** The page's own text when the server sent none, e.g. « Failed to load sessions ». */
  fallback?: ReactNode;
  /** Without it, only reloading is offered. */
  onRetry?: (() => void) | undefined;
}

const reload = (): void => globalThis.location.reload();

/** A failure to load, with retry and reload. */
export function ErrorState({ error, title, fallback, onRetry, heading }: ErrorStateProps) {
  const isOffline = useIsOffline();
  const silent = isOffline || (error instanceof ApiError && error.code === 'noResponse');
  const message = messageOf(error, '');
  return (
    <Message
      role="alert"
      {...(heading ? { heading } : {})}
      icon={<ErrorIcon />}
      title={title ?? fallback ?? <Text id="ui.error.title" />}
      actions={
        <>
          {onRetry && (
            <Button variant="contained" onClick={onRetry}>
              <Text id="ui.action.retry" />
            </Button>
          )}
          <Button variant="outlined" color="inherit" onClick={reload}>
            <Text id="ui.action.reload" />
          </Button>
        </>
      }
    >
      {message || <Text id={silent ? 'ui.error.offline' : 'ui.error.text'} />}
    </Message>
  );
}
