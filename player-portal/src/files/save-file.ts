/** Saves a file on the person's device. */
export const saveFile = (content: string, type: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
