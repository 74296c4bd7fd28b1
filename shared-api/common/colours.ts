/**
 * The club's colours: the orange of a worn ball, the petrol of a painted key, the maple of the floor. Every text
 * colour reaches WCAG AA on both surfaces of its scheme; `colours.test.ts` measures it.
 */
export const light = {
  floor: '#FBF6EE',
  surface: '#FFFDFA',
  ink: '#231913',
  inkSoft: '#65564A',
  line: '#E8DCCB',
  outline: '#8F7E6E',
  ball: { main: '#B3410C', light: '#E5692B', dark: '#8C3006', contrastText: '#FFFFFF' },
  court: { main: '#15535D', light: '#2D7F8B', dark: '#0C3B43', contrastText: '#FFFFFF' },
  success: { main: '#2A6B39', light: '#4C9A5E', dark: '#1D4F29', contrastText: '#FFFFFF' },
  warning: { main: '#855600', light: '#D99A1C', dark: '#633F00', contrastText: '#FFFFFF' },
  error: { main: '#B11B38', light: '#DB4A62', dark: '#870F27', contrastText: '#FFFFFF' },
  info: { main: '#1F5D8A', light: '#4A8DBD', dark: '#134367', contrastText: '#FFFFFF' },
  /** Large warm areas behind headlines. */
  hardwood: '#F3E3CA',
} as const;

export const dark = {
  floor: '#15100D',
  surface: '#201914',
  ink: '#F8EFE4',
  inkSoft: '#C4B5A5',
  line: '#3B2F26',
  outline: '#8C7B6B',
  ball: { main: '#FF9A5F', light: '#FFB78C', dark: '#E5692B', contrastText: '#2A1105' },
  court: { main: '#7CCBD4', light: '#A5DEE4', dark: '#3E98A3', contrastText: '#04282D' },
  success: { main: '#7DCB8E', light: '#A3DDB0', dark: '#4C9A5E', contrastText: '#08250F' },
  warning: { main: '#F2B94C', light: '#F7D084', dark: '#C98E1B', contrastText: '#2B1B00' },
  error: { main: '#FF8D9B', light: '#FFB2BC', dark: '#EC6478', contrastText: '#3B040E' },
  info: { main: '#8FC6EE', light: '#B5DAF5', dark: '#6CA9D4', contrastText: '#04263D' },
  hardwood: '#2C2018',
} as const;
