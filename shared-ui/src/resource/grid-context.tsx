import type { ReactNode } from 'react';

/*
 * Stands in for the data grid's own `utils/css/context` (infra/webpack/grid-styles.ts puts it there). The original
 * writes the grid's CSS variables as an inline <style>, which the content security policy forbids, and whose text
 * changes with every change of the theme; `gridVariables` sets the same variables through our style sheet.
 */
const className = 'club-grid';
const context = { className, tag: null };

export const useCSSVariablesClass = (): string => className;
export const useCSSVariablesContext = () => context;
export const GridPortalWrapper = ({ children }: { children: ReactNode }) => (
  <div className={className}>{children}</div>
);
export const GridCSSVariablesContext = ({ children }: { children: ReactNode }) => children;
