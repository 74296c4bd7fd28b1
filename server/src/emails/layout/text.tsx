import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { styles } from './styles';

interface Children {
  children: ReactNode;
}

/** Running text. */
export const Paragraph = ({ children }: Children) => (
  <Text style={styles.text} className="m-ink">
    {children}
  </Text>
);

/** Smaller text that may be skipped. */
export const Note = ({ children }: Children) => (
  <Text style={styles.note} className="m-soft">
    {children}
  </Text>
);
