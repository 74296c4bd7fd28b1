/** The style of an invisible input as large as its label, so that exploring by touch finds it where it is shown. */
export const coveringInput = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  m: 0,
  opacity: 0,
  cursor: 'pointer',
} as const;
