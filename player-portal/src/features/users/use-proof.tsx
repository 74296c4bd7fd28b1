import { useState } from 'react';
import { ApiError } from 'shared-api';
import { ProofDialog } from './components/ProofDialog';

/** An open dialog's promise. */
interface Asking {
  proven: () => void;
  refused: () => void;
}

/**
 * Runs actions that require a recent proof of identity: when the server asks for one, the dialog obtains it
 * and the action is repeated. If the dialog is closed without a proof, the server's error is thrown.
 * @returns `withProof` to run an action, and the `dialog`, to be rendered outside any form
 */
export const useProof = () => {
  const [asking, setAsking] = useState<Asking>();
  const withProof = async <Result,>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'proofNeeded') throw error;
      await new Promise<void>((resolve, reject) =>
        setAsking({ proven: resolve, refused: () => reject(error) }),
      );
      return act();
    }
  };
  const end = (how: keyof Asking) => () => {
    asking?.[how]();
    setAsking(undefined);
  };
  const dialog = (
    <ProofDialog open={asking !== undefined} onProven={end('proven')} onClose={end('refused')} />
  );
  return { withProof, dialog };
};
