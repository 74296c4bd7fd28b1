import type { ReactNode } from 'react';

/*
 * Replaces the data grid's own `utils/css/context` (by infra/webpack/grid-styles.ts). The original writes the grid's
 * CSS variables as an inline <style>, which the content security policy forbids, and which changes with the theme;
 * `gridVariables` sets the same variables through our style sheet.
 */
const className = 'club-grid';
const context = { className, tag: null };

export const useCSSVariablesClass = (): string => className;
export const useCSSVariablesContext = () => context;
export const GridPortalWrapper = ({ children }: { children: ReactNode }) => (
  <div className={className}>{children}</div>
);
export const GridCSSVariablesContext = ({ children }: { children: ReactNode }) => children;
