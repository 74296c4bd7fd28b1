/** A phone in landscape, or 400 % zoom: too low for sticky bars. */
export const lowScreen = '@media (max-height: 399.95px)';
