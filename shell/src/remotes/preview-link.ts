/** What the browser keeps of a preview: the secret of the link that was opened. */
export const previewKey = 'preview';

/** Where a link that opens a preview has its secret. */
export const linkStart = '#preview=';

/** Whether a link that opens a preview was followed. */
export const isLink = (): boolean => location.hash.startsWith(linkStart);
