import { create } from 'zustand';

interface Update {
  /** Takes the new version into use; there is none while this is missing. */
  accept: (() => void) | undefined;
}

export const useUpdate = create<Update>()(() => ({ accept: undefined }));

/**
 * Offers a new version of the shell to the person, who may go on with the old one.
 * @param accept what to do when they want it
 */
export const offerUpdate = (accept: () => void): void => useUpdate.setState({ accept });
