import webpack from 'webpack';
import { root } from '../workspaces/apps';

/** The request passed to a replacement. */
interface Request {
  context?: string;
  request?: string;
}

/**
 * The data grid writes an inline <style>, which the content security policy forbids; a module of shared-ui replaces the
 * one that does. If the grid moves it, the walk through the console's pages fails.
 */
export const gridWithoutInlineStyles = () =>
  new webpack.NormalModuleReplacementPlugin(/utils\/css\/context(\.m?js)?$/, (found: Request) => {
    if (!found.context?.includes('x-data-grid') || !found.request?.startsWith('.')) return;
    found.request = `${root}/shared-ui/src/resource/grid-context.tsx`;
  });
