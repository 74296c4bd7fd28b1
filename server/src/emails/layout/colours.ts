/** The site's colours, copied from shared-ui/src/theme/colours.ts, which the server may not import. */
export const light = {
  floor: '#FBF6EE',
  surface: '#FFFDFA',
  ink: '#231913',
  soft: '#65564A',
  line: '#E8DCCB',
  outline: '#8F7E6E',
  ball: '#B3410C',
  onBall: '#FFFFFF',
  seam: '#E5692B',
  court: '#15535D',
  hardwood: '#F3E3CA',
  error: '#B11B38',
};

export const dark: typeof light = {
  floor: '#15100D',
  surface: '#201914',
  ink: '#F8EFE4',
  soft: '#C4B5A5',
  line: '#3B2F26',
  outline: '#8C7B6B',
  ball: '#FF9A5F',
  onBall: '#2A1105',
  seam: '#E5692B',
  court: '#7CCBD4',
  hardwood: '#2C2018',
  error: '#FF8D9B',
};
