import Container from '@mui/material/Container';
import { Message, type MessageProps } from './Message';

export type FullPageMessageProps = Omit<MessageProps, 'heading'>;

/** A message that is the whole page: not found, not allowed, a part of the product is down. */
export function FullPageMessage(props: FullPageMessageProps) {
  return (
    <Container maxWidth="md" sx={{ display: 'grid', alignContent: 'center', minHeight: '62vh' }}>
      <Message {...props} heading="h1" />
    </Container>
  );
}
