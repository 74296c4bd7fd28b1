import Inbox from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { Text } from '../messages/text';
import { Message, type MessageProps } from './Message';

export interface EmptyStateProps extends Omit<MessageProps, 'title' | 'role'> {
  title?: ReactNode;
}

/** An empty list, and what to do about it. */
export function EmptyState({ title, icon, ...props }: EmptyStateProps) {
  return <Message {...props} icon={icon ?? <Inbox />} title={title ?? <Text id="ui.empty.title" />} />;
}
