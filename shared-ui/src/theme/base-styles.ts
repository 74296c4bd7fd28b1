import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStyleCache } from './style-cache';
import { theme } from './theme';

/**
 * The theme's variables in both colour schemes and the styles of bare elements, as a style sheet for the page's head:
 * the browser reads it before any script, which shortens the first render. Runs in Node, for builds and tests.
 */
export const baseStyles = (): string => {
  const baseline = createElement(CssBaseline, { enableColorScheme: true });
  const drawn = renderToStaticMarkup(
    createElement(
      CacheProvider,
      { value: createStyleCache() },
      createElement(ThemeProvider, { theme }, baseline),
    ),
  );
  const sheets = [...drawn.matchAll(/<style[^<>]*>([^<]*)<\/style>/g)].map(([, css]) => css);
  // Paper is white: the dark scheme is the screen's.
  return sheets.join('\n').replaceAll(/\[data-theme="dark"\]\{[^{}]*\}/g, '@media screen{$&}');
};
