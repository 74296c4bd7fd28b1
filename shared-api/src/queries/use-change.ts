import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { ApiError } from '../http/error';
import { refreshed } from './refresh';

/**
 * A change made by a component; it is pending until pages show its result. Without the server's word, which they may be
 * unable to read for long, it is not.
 * @param run a change, or several
 * @param options what to tell the person, before that
 */
export const useChange = <Reply, Input = void>(
  run: (input: Input) => Promise<Reply>,
  options: Pick<UseMutationOptions<Reply, Error, Input>, 'onSuccess' | 'onError' | 'onSettled'> = {},
): UseMutationResult<Reply, Error, Input> =>
  useMutation({
    ...options,
    mutationFn: (input) => run(input),
    onSettled: async (...result) => {
      await options.onSettled?.(...result);
      const [, error] = result;
      if (!(error instanceof ApiError && error.outcome)) await refreshed();
    },
  });
