import type { ReactNode } from 'react';
import { styles } from './styles';

/** A highlighted area for facts. */
export const Box = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div style={styles.box} className="m-box">
    {title && (
      <p style={styles.overline} className="m-court">
        {title}
      </p>
    )}
    {children}
  </div>
);

/** A labelled fact. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div style={styles.fact}>
    <span style={styles.factLabel} className="m-soft m-label">
      {label}
    </span>{' '}
    <span style={styles.factValue} className="m-ink">
      {children}
    </span>
  </div>
);
