import Container from '@mui/material/Container';
import { Message, type MessageProps } from './Message';

export type FullPageMessageProps = Omit<MessageProps, 'heading'>;

/** A message as the whole page: not found, not allowed, out of service. */
export function FullPageMessage(props: FullPageMessageProps) {
  return (
    <Container maxWidth="md" sx={{ display: 'grid', alignContent: 'center', minHeight: '62vh' }}>
      <Message {...props} heading="h1" />
    </Container>
  );
}
