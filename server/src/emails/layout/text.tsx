import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { styles } from './styles';

interface Children {
  children: ReactNode;
}

/** A paragraph. */
export const Paragraph = ({ children }: Children) => (
  <Text style={styles.text} className="m-ink">
    {children}
  </Text>
);

/** Small print. */
export const Note = ({ children }: Children) => (
  <Text style={styles.note} className="m-soft">
    {children}
  </Text>
);
