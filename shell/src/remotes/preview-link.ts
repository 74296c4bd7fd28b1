/** The storage key of a preview's secret. */
export const previewKey = 'preview';

/** The fragment's start, before a preview's secret. */
export const linkStart = '#preview=';

/** Whether the address is a preview's link. */
export const isLink = (): boolean => location.hash.startsWith(linkStart);
