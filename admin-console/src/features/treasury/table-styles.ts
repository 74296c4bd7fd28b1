/** All columns of a small table fit on a phone. */
export const compactOnPhone = { '& td, & th': { px: { xs: 0.5, sm: 2 } } } as const;
