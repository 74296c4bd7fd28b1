import { act, renderHook } from '@testing-library/react';
import { useSearchText } from './use-search-text';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = () => {
  const onSearch = jest.fn();
  const hook = renderHook(({ value }) => useSearchText(value, onSearch), { initialProps: { value: '' } });
  return {
    onSearch,
    text: () => hook.result.current[0],
    type: (typed: string) => act(() => hook.result.current[1](typed)),
    pass: () => act(() => jest.runOnlyPendingTimers()),
    answer: (value: string) => hook.rerender({ value }),
  };
};

test('a word is searched for once, without the blanks around it', () => {
  const { onSearch, text, type, pass } = open();
  for (const typed of ['s', 'sa', 'sam ']) type(typed);
  expect(onSearch).not.toHaveBeenCalled();
  pass();
  expect(onSearch.mock.calls).toEqual([['sam']]);
  expect(text()).toBe('sam ');
});

test('an answer that comes late takes nothing of what was typed meanwhile', () => {
  const { onSearch, text, type, pass, answer } = open();
  type('janvier');
  pass();
  type('janvier 8');
  pass();
  type('janvier 8, 2028');
  answer('janvier');
  answer('janvier 8');
  expect(text()).toBe('janvier 8, 2028');
  pass();
  expect(onSearch).toHaveBeenLastCalledWith('janvier 8, 2028');
});

test('what changed elsewhere shows, and is not searched for again', () => {
  const { onSearch, text, type, pass, answer } = open();
  type('janvier');
  pass();
  answer('janvier');
  answer('');
  expect(text()).toBe('');
  pass();
  expect(onSearch).toHaveBeenCalledTimes(1);
});
