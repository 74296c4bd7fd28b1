/** A phone in landscape, or a page at 400 %: too low for sticky bars. */
export const lowScreen = '@media (max-height: 399.95px)';
