/** A phone on its side, or a page at 400 %: too low for bars that stay. */
export const lowScreen = '@media (max-height: 399.95px)';
