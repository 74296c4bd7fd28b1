/** The ref of a bar at the window's lower edge: what comes over the page stands above it, not over its buttons. */
export const makeRoom = (bar: HTMLElement | null) => {
  const { style } = document.documentElement;
  style.setProperty('--low-bar', `${bar?.offsetHeight}px`);
  return () => void style.removeProperty('--low-bar');
};
