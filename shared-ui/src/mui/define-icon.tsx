import { createSvgIcon } from '@mui/material/SvgIcon';

/**
 * An icon of Google's Material Icons (whose license is in README.md): for a new one, copy the paths of its SVG from
 * https://fonts.google.com/icons?icon.set=Material+Icons. The package that has them all is 43,000 files, which take as
 * long to install as everything else.
 * @param name Google's with its style, such as `CheckRounded`
 * @param paths the `d` of each, on a square of 24
 */
export const defineIcon = (name: string, paths: string | string[]) =>
  createSvgIcon(
    [paths].flat().map((d) => <path key={d} d={d} />),
    name,
  );
