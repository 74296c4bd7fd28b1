import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { ApiError } from '../http/error';
import { refreshed } from './change';

type Told<Reply, Input> = Pick<
  UseMutationOptions<Reply, Error, Input>,
  'onSuccess' | 'onError' | 'onSettled'
>;

/** A press: React Query's own options follow the component's latest render, which may show another record by then. */
interface Press<Reply, Input> {
  input: Input;
  run: (input: Input) => Promise<Reply>;
  told: Told<Reply, Input>;
}

/**
 * A change made by a component; it is pending until pages show its result. Without the server's word, which they may be
 * unable to read for long, it is not. What it does and says stays as it was at the press.
 * @param run a change, or several
 * @param told what to tell the person, before that
 */
export const useChange = <Reply, Input = void>(
  run: (input: Input) => Promise<Reply>,
  told: Told<Reply, Input> = {},
): UseMutationResult<Reply, Error, Input> => {
  const change = useMutation<Reply, Error, Press<Reply, Input>>({
    mutationFn: (press) => press.run(press.input),
    onSuccess: (reply, press, ...rest) => press.told.onSuccess?.(reply, press.input, ...rest),
    onError: (error, press, ...rest) => press.told.onError?.(error, press.input, ...rest),
    onSettled: async (reply, error, press, ...rest) => {
      await press.told.onSettled?.(reply, error, press.input, ...rest);
      if (!(error instanceof ApiError && error.outcome)) await refreshed();
    },
  });
  type Shown = Parameters<UseMutationResult<Reply, Error, Input>['mutate']>[1];
  const pressed = {
    mutate: (input: Input, shown: Shown = {}) =>
      change.mutate(
        { input, run, told },
        {
          onSuccess: (reply, press, ...rest) => shown.onSuccess?.(reply, press.input, ...rest),
          onError: (error, press, ...rest) => shown.onError?.(error, press.input, ...rest),
          onSettled: (reply, error, press, ...rest) => shown.onSettled?.(reply, error, press.input, ...rest),
        },
      ),
    mutateAsync: (input: Input) => change.mutateAsync({ input, run, told }),
    variables: change.variables?.input,
  };
  return { ...change, ...pressed } as UseMutationResult<Reply, Error, Input>;
};
