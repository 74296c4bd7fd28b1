import type { ReactNode } from 'react';

/** An area's colour and pattern: either one distinguishes it from the others. */
export type Fill = 'success' | 'warning' | 'error' | 'neutral' | 'primary' | 'secondary';

const colours: Record<Fill, string> = {
  success: 'var(--c-palette-success-main)',
  warning: 'var(--c-palette-warning-light)',
  error: 'var(--c-palette-error-main)',
  neutral: 'var(--c-palette-club-outline)',
  primary: 'var(--c-palette-primary-light)',
  secondary: 'color-mix(in srgb, var(--c-palette-secondary-main) 22%, var(--c-palette-background-paper))',
};

const ink = 'var(--c-palette-background-paper)';

const marks: Record<Fill, ReactNode> = {
  success: null,
  warning: <path d="M-2 2 2 -2M0 10 10 0M8 12 12 8" stroke={ink} strokeWidth="3" />,
  error: <path d="M0 0 10 10M10 0 0 10" stroke={ink} strokeWidth="1.8" />,
  neutral: <circle cx="5" cy="5" r="2" fill={ink} />,
  primary: null,
  secondary: (
    <path d="M-2 8 2 12M-2 -2 12 12M8 -2 12 2" stroke="var(--c-palette-secondary-main)" strokeWidth="1.4" />
  ),
};

/** The `fill` value of a pattern defined with the same prefix. */
export const paintOf = (prefix: string, fill: Fill): string => `url(#${prefix}-${fill})`;

/** The pattern definitions, once per drawing; ids are global in the document, hence the prefix. */
export function Patterns({ prefix, fills }: { prefix: string; fills: readonly Fill[] }) {
  return (
    <defs>
      {fills.map((fill) => (
        <pattern key={fill} id={`${prefix}-${fill}`} width="10" height="10" patternUnits="userSpaceOnUse">
          <rect width="10" height="10" fill={colours[fill]} />
          {marks[fill]}
        </pattern>
      ))}
    </defs>
  );
}
