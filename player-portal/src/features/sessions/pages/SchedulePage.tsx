import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Box, CardGridSkeleton, Loaded, Page, StaleNotice, useText } from 'shared-ui';
import { OpeningSoon } from '../../../components/OpeningSoon';
import { useOpening } from '../../../components/use-opening';
import { upcomingSessionsQuery } from '../api';
import { ScheduleFilters } from '../components/ScheduleFilters';
import { ScheduleList } from '../components/ScheduleList';
import { type DateChoice, dateChoices } from '../dates';
import type { ScheduleState } from '../schedule';
import { useEased } from '../use-eased';

const isChoice = (value: string | null): value is DateChoice =>
  (dateChoices as readonly (string | null)[]).includes(value);

const read = (params: URLSearchParams): ScheduleState => {
  const when = params.get('when');
  return {
    search: params.get('search') ?? '',
    when: isChoice(when) ? when : 'all',
    availableOnly: params.get('available') === '1',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
};

/** Default values are left out of the address. */
const write = ({ search, when, availableOnly, page }: ScheduleState): URLSearchParams =>
  new URLSearchParams([
    ...(search ? [['search', search]] : []),
    ...(when === 'all' ? [] : [['when', when]]),
    ...(availableOnly ? [['available', '1']] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]);

/**
 * The schedule's state, kept in the address: it survives a reload, can be shared, and the back button undoes a page
 * turn.
 * @returns the state, and a function that changes part of it; anything but a page turn returns to page 1
 */
const useScheduleState = () => {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (part: Partial<ScheduleState>) =>
      setParams((now) => write({ ...read(now), page: 1, ...part }), {
        replace: part.page === undefined,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [read(params), change] as const;
};

/** `/schedule`: the upcoming sessions, cancelled ones marked, three at a time. */
export function Component() {
  const text = useText();
  const [state, change] = useScheduleState();
  const sessions = useQuery(upcomingSessionsQuery());
  const data = useEased(sessions.data);
  const isOpening = useOpening();

  return (
    <Page title={text('schedule.title')} description={text('schedule.meta.description')}>
      {isOpening ? (
        <OpeningSoon />
      ) : (
        <>
          <ScheduleFilters state={state} onChange={change} />
          <Box data-only="fresh" sx={{ mt: { xs: 1.5, md: 3 } }}>
            <StaleNotice of={[sessions]} />
            <Loaded
              query={{ ...sessions, data }}
              waiting={<CardGridSkeleton cards={3} height={300} />}
              failed={text('schedule.failed')}
            >
              {(found) => <ScheduleList sessions={found} state={state} onChange={change} />}
            </Loaded>
          </Box>
        </>
      )}
    </Page>
  );
}
