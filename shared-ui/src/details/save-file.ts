/// <reference path="./file-saver.d.ts" />

/** Saves a file on the person's device. */
export const saveFile = async (file: Blob, name: string): Promise<void> => {
  const { saveAs } = await import('file-saver');
  // What needs a byte order mark, for Excel, has it already.
  saveAs(file, name, { autoBom: false });
};
