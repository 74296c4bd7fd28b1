import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ListSkeleton, Loaded, Section, Typography, useOnItsWay, useText } from 'shared-ui';
import { listEntries } from '../api';
import { useBalance } from '../use-balance';
import { HistoryEntries } from './HistoryEntries';

const pageSize = 20;

/** The balance's entries, a page at a time. */
export function BalanceHistory() {
  const text = useText();
  const onItsWay = useOnItsWay()(useBalance()?.open ?? []);
  const history = useInfiniteQuery({
    queryKey: ['payments', 'entries'],
    queryFn: ({ pageParam: page, signal }) => listEntries({ query: { page, pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = history;
  return (
    <Section title={text('balance.history')}>
      <Loaded
        query={history}
        heading="h3"
        waiting={<ListSkeleton rows={4} rowHeight={56} />}
        failed={text('balance.history.failed')}
      >
        {({ pages }) =>
          pages[0]?.total === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{text('balance.history.none')}</Typography>
          ) : (
            <>
              {onItsWay && <Typography sx={{ fontWeight: 650 }}>{onItsWay}</Typography>}
              <HistoryEntries entries={pages.flatMap(({ rows }) => rows)} />
              {hasNextPage && (
                <Button
                  variant="outlined"
                  color="secondary"
                  loading={isFetchingNextPage}
                  onClick={() => void fetchNextPage()}
                  sx={{ mt: 2 }}
                >
                  {text('balance.history.more')}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Section>
  );
}
