import { useQuery } from '@tanstack/react-query';
import { type Oddity, useChange } from 'shared-api';
import { capitalised } from 'shared-api/format';
import { Alert, Box, Button, Link, Stack, Text, Typography, useFailure, useText } from 'shared-ui';
import { type I18n, useI18n } from 'shared-ui/resource';
import { dismissOddity, odditiesQuery } from './api';

/** What is odd, in words. */
const wordsOf = ({ kind, session, usual, holiday }: Oddity, { text, format }: I18n): string => {
  if (!session) return text('dashboard.odd.noSession');
  if (kind === 'holiday') return holiday ? text(`dashboard.holiday.${holiday}`) : '';
  if (!usual) return text('dashboard.odd.weekday');
  const tell = {
    price: ({ dropInPrice }: typeof session) => format.money(dropInPrice),
    capacity: ({ maxCapacity }: typeof session) => text('dashboard.odd.spots', { count: maxCapacity }),
    place: ({ location }: typeof session) => location,
    time: ({ startTime, endTime }: typeof session) => format.timeRange(startTime, endTime),
  };
  if (!(kind in tell)) return '';
  const said = tell[kind as keyof typeof tell];
  return text('dashboard.odd.unlike', { now: said(session), usual: said(usual) });
};

/** What is unusual about the next sessions: a press says that it is meant so. Nothing when all is as usual. */
export function Oddities() {
  const text = useText();
  const i18n = useI18n();
  const { data = [] } = useQuery(odditiesQuery());
  const failed = useFailure();
  const { mutate, isPending } = useChange(
    ({ key }: { key: string; what: string }) => dismissOddity({ body: { key } }),
    {
      onError: (error, { what }) => failed(error, 'dashboard.odd.failed', capitalised(what)),
    },
  );
  if (data.length === 0) return null;
  return (
    <Alert severity="info" component="section" aria-labelledby="oddities" sx={{ mb: 2.5 }}>
      <Typography id="oddities" component="h2" variant="subtitle1">
        <Text id="dashboard.odd.title" />
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
        {data.map((oddity) => {
          const words = wordsOf(oddity, i18n);
          const { session } = oddity;
          const day = session && i18n.format.date(session.sessionDate, 'day');
          const what = day ? text('dashboard.odd.about', { day, words }) : words;
          return (
            <Stack
              key={oddity.key}
              component="li"
              direction="row"
              sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 44 }}
            >
              <Box component="span" sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                {session && day ? (
                  <Text
                    id="dashboard.odd.about"
                    values={{
                      words,
                      day: (
                        <Link key="day" to="adminSession" query={{ id: session.id }}>
                          {capitalised(day)}
                        </Link>
                      ),
                    }}
                  />
                ) : (
                  words
                )}
              </Box>
              <Button
                size="small"
                color="inherit"
                disabled={isPending}
                aria-label={text('dashboard.odd.dismissNamed', { what })}
                onClick={() => mutate({ key: oddity.key, what })}
              >
                <Text id="dashboard.odd.dismiss" />
              </Button>
            </Stack>
          );
        })}
      </Box>
    </Alert>
  );
}
