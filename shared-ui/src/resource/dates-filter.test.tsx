import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { isCalendarDate } from 'shared-api/calendar';
import { renderUi } from '../testing/render';
import { DatesFilter } from './DatesFilter';
import { type Dates, isWholeDay, withDay } from './dates';
import type { ListRules } from './list-state';
import { useListState } from './use-list-state';

const month: Dates = { from: '2026-10-23', to: '2026-11-22' };

test.each<[string, Dates, keyof Dates, string, Dates]>([
  ['within', month, 'from', '2026-11-01', { from: '2026-11-01', to: '2026-11-22' }],
  ['a future from opens the end', month, 'from', '2026-12-26', { from: '2026-12-26', to: '' }],
  ['an early to opens the start', month, 'to', '2026-01-01', { from: '', to: '2026-01-01' }],
  ['one day', month, 'from', '2026-11-22', { from: '2026-11-22', to: '2026-11-22' }],
  ['taken off', month, 'from', '', { from: '', to: '2026-11-22' }],
])('a range with one side changed: %s', (_, dates, side, day, expected) =>
  expect(withDay(dates, side, day)).toEqual(expected),
);

test.each([
  ['0002-12-26', false],
  ['0202-12-26', false],
  ['2025-12-26', true],
  ['2025-02-30', false],
  ['', false],
])('%s is a whole day: %s', (value, whole) => expect(isWholeDay(value)).toBe(whole));

interface Keeper {
  asked: Dates[];
  settle: () => void;
}

/** The filter with an address that updates only on demand, like a slow page. */
function Page({ initial, keeper }: { initial: Dates; keeper: Keeper }) {
  const [value, setValue] = useState(initial);
  keeper.settle = () => setValue(keeper.asked.at(-1) ?? initial);
  return (
    <DatesFilter
      offered={['last', 'coming', 'all']}
      value={value}
      onChange={(dates) => keeper.asked.push(dates)}
    />
  );
}

const open = (initial = month) => {
  const keeper: Keeper = { asked: [], settle: () => {} };
  const { user } = renderUi(<Page initial={initial} keeper={keeper} />);
  return { user, asked: keeper.asked, settle: () => act(() => keeper.settle()) };
};
const field = (name: 'From' | 'To') => screen.getByLabelText(name);

test('a date is typed digit by digit, and nothing is asked for until it is one', () => {
  const { asked } = open({ from: '', to: '' });
  fireEvent.focus(field('From'));
  for (const typed of ['0002-12-26', '0020-12-26', '0202-12-26', '2025-12-26']) {
    fireEvent.change(field('From'), { target: { value: typed } });
    expect(field('From')).toHaveValue(typed);
  }
  expect(asked).toEqual([{ from: '2025-12-26', to: '' }]);
});

test('the other side is as it was although days on the way lie beyond it', async () => {
  const { user, asked, settle } = open();
  await user.click(field('From'));
  fireEvent.change(field('From'), { target: { value: '2026-12-23' } });
  settle();
  expect(field('To')).toHaveValue('');
  fireEvent.change(field('From'), { target: { value: '2025-12-23' } });
  expect(asked.at(-1)).toEqual({ from: '2025-12-23', to: '2026-11-22' });
});

test('two quick changes are both kept, whenever the address answers', async () => {
  const { user, asked, settle } = open();
  await user.clear(field('From'));
  await user.type(field('From'), '2025-12-26');
  await user.clear(field('To'));
  await user.type(field('To'), '2026-01-31');
  expect(asked.at(-1)).toEqual({ from: '2025-12-26', to: '2026-01-31' });
  settle();
  expect([field('From'), field('To')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '2025-12-26',
    '2026-01-31',
  ]);
});

test('a half-typed date is let go of with the field', async () => {
  const { user } = open();
  await user.click(field('From'));
  fireEvent.change(field('From'), { target: { value: '0020-12-26' } });
  await user.tab();
  expect(field('From')).toHaveValue('2026-10-23');
});

const rules: ListRules = {
  pageSizes: [12],
  views: ['cards'],
  sorts: [],
  filters: { from: { accepts: isCalendarDate }, status: { accepts: (value) => value === '1' } },
};

function List() {
  const { state, change } = useListState(rules);
  const both = () => {
    change({ filters: { from: '2025-12-26' } });
    change({ filters: { status: '1' } });
  };
  return (
    <button type="button" onClick={both}>
      {JSON.stringify(state.filters)}
    </button>
  );
}

test('two changes of a list within one render are both in the address', async () => {
  const { user } = renderUi(<List />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('{"from":"2025-12-26","status":"1"}');
});
