import type { ReactNode } from 'react';
import { Text } from '../messages/text';
import { defineIcon } from '../mui/define-icon';
import { Message, type MessageProps } from './Message';

const InboxIcon = defineIcon(
  'InboxOutlined',
  'M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m0 16H5v-3h3.56c.69 1.19 1.97 2 3.45 2s2.75-.81 3.45-2H19zm0-5h-4.99c0 1.1-.9 2-2 2s-2-.9-2-2H5V5h14z',
);

export interface EmptyStateProps extends Omit<MessageProps, 'title' | 'role'> {
  title?: ReactNode;
}

/** An empty list, and what to do about it. */
export function EmptyState({ title, icon, ...props }: EmptyStateProps) {
  return <Message {...props} icon={icon ?? <InboxIcon />} title={title ?? <Text id="ui.empty.title" />} />;
}
