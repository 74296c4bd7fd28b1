import { useState } from 'react';
import { ApiError } from 'shared-api';
import { ProofDialog } from './components/ProofDialog';

/** A question that waits for its answer. */
interface Asking {
  proven: () => void;
  refused: () => void;
}

/**
 * Does what the server lets somebody do only shortly after they have proven who they are: when it asks for a proof, the
 * dialog does, and then it is done again. Closed without a proof, the server's refusal stands.
 * @returns `withProof` to do it by, and the `dialog`, to be drawn outside any form
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
