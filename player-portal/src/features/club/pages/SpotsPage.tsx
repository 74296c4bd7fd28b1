import { useQuery } from '@tanstack/react-query';
import { type Club, clubQuery, rules } from 'shared-api';
import { deadlineHours } from 'shared-api/instant';
import { Box, Loaded, Page, Skeleton, Stack, Typography, useFormat, useText } from 'shared-ui';
import { mayBeLate } from '../../sessions/use-closing';
import { autoAssignmentOf } from '../../sessions/waiting';

const { offers } = rules;
const [long, middle, short] = offers.holds;

/** `/how-spots-work`: how spots are saved, given and offered, according to the club's settings. */
export function Component() {
  const text = useText();
  return (
    <Page
      width="md"
      title={text('spots.title')}
      lead={text('spots.lead')}
      description={text('spots.description')}
    >
      <Loaded
        query={useQuery(clubQuery())}
        waiting={<Skeleton variant="rounded" height={480} />}
        failed={text('spots.failed')}
      >
        {(club) => <Rules club={club} />}
      </Loaded>
    </Page>
  );
}

/** The rules in the order in which people meet them; those that the club has switched off are left out. */
function Rules({ club }: { club: Club }) {
  const text = useText();
  const format = useFormat();
  const { answersCloseMinutes: minutes, guestsPerPlayer: guests, minPlayers } = club;
  const hours = deadlineHours(club);
  const autoAssignment = autoAssignmentOf(club);
  const price = format.money(club.dropInPrice);
  const night = {
    from: format.time(`${offers.night.from}:00`),
    until: format.time(`0${offers.night.until}:00`),
    hours: long.moreThanHours,
  };
  const sections: Record<string, string[]> = {
    answers: [text('spots.answers.closes', { minutes }), text('spots.answers.deadline', { hours })],
    passes: [
      text('spots.passes.hold'),
      text('spots.passes.release'),
      text('spots.passes.more'),
      text('spots.passes.number'),
    ],
    line: [text('spots.line.pass'), text('spots.line.missedOut'), text('spots.line.time')],
    offers: [
      text('spots.offers.given', { hours: Math.ceil(autoAssignment.until / 60) }),
      ...(autoAssignment.next === 'asked'
        ? [
            text('spots.offers.asked', {
              ...{ long: long.minutes / 60, middle: middle.minutes, short: short.minutes },
              ...{ more: long.moreThanHours, less: middle.moreThanHours },
            }),
          ]
        : []),
      text('spots.offers.night', night),
      text('spots.offers.newcomers'),
      ...(minutes < offers.callHours * 60 ? [text('spots.offers.call', { hours: offers.callHours })] : []),
    ],
    ...(guests > 0 && { guests: [text('spots.guests.text', { guests })] }),
    ...(minPlayers > 0 && {
      few: [text('spots.few.text', { minPlayers, hours: rules.goOrNoGo.hoursBefore })],
    }),
    money: [
      text('spots.money.dropIn', { price }),
      text('spots.money.pass'),
      ...(club.lateNoCharged && mayBeLate(club)
        ? [text('spots.money.late', { hours }), text('spots.money.free', rules.lateNo)]
        : []),
      ...(club.creditReleasedDates ? [text('spots.money.released', { hours })] : []),
      ...(club.unpaidHoldHours === null
        ? []
        : [
            text('spots.money.unpaid', {
              ...{ hours: club.unpaidHoldHours, deadline: mayBeLate(club) ? club.answerDeadlineHours : 0 },
              ...rules.unpaidHold,
            }),
          ]),
    ],
    emails: [text('spots.emails.text')],
  };
  return (
    <Stack spacing={4}>
      {Object.entries(sections).map(([key, sentences]) => (
        <section key={key}>
          <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
            {text(`spots.${key}.title` as 'spots.answers.title')}
          </Typography>
          {key === 'line' && (
            <Typography sx={{ color: 'text.secondary' }}>{text('spots.line.order')}</Typography>
          )}
          <Box
            component={key === 'line' ? 'ol' : 'ul'}
            sx={{ m: 0, pl: 3, maxWidth: '66ch', color: 'text.secondary', '& li': { mb: 0.75 } }}
          >
            {sentences.map((sentence) => (
              <Typography component="li" key={sentence}>
                {sentence}
              </Typography>
            ))}
          </Box>
        </section>
      ))}
    </Stack>
  );
}
