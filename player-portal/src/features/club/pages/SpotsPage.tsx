import { useQuery } from '@tanstack/react-query';
import { type Club, clubQuery, rules } from 'shared-api';
import { deadlineHours } from 'shared-api/instant';
import { Box, ExpandIcon, Loaded, Page, Skeleton, useFormat, useText } from 'shared-ui';
import { Accordion, AccordionDetails, AccordionSummary } from 'shared-ui/details';
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

/** A rule in one sentence, and what else belongs to it. */
interface Rule {
  rule: string;
  more: string[];
}

/** The rules in the order in which people meet them; those that the club has switched off are left out. */
function Rules({ club }: { club: Club }) {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      {useRules(club).map(({ rule, more }, index) => (
        <Accordion key={rule} slotProps={{ heading: { component: 'h2' } }}>
          <AccordionSummary
            expandIcon={<ExpandIcon color="primary" />}
            id={`rule-${index}`}
            aria-controls={`rule-${index}-more`}
          >
            {rule}
          </AccordionSummary>
          <AccordionDetails>
            <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { mb: 0.75 } }}>
              {more.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Box>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}

function useRules(club: Club): Rule[] {
  const text = useText();
  const format = useFormat();
  const {
    answersCloseMinutes: minutes,
    guestsPerPlayer: guests,
    minPlayers,
    unpaidHoldHours,
    noShowLimit,
  } = club;
  const hours = deadlineHours(club);
  const autoAssignment = autoAssignmentOf(club);
  const mayOwe = club.lateNoCharged && mayBeLate(club);
  const night = {
    from: format.time(`${offers.night.from}:00`),
    until: format.time(`0${offers.night.until}:00`),
    hours: long.moreThanHours,
  };
  const held = {
    ...{ long: long.minutes / 60, middle: middle.minutes, short: short.minutes },
    ...{ more: long.moreThanHours, less: middle.moreThanHours },
  };
  return [
    { rule: text('spots.answers', { minutes }), more: [text('spots.answers.change')] },
    {
      rule: text('spots.cancelling', { hours }),
      more: [
        text('spots.cancelling.why'),
        ...(mayOwe ? [text('spots.cancelling.late'), text('spots.cancelling.free', rules.lateNo)] : []),
      ],
    },
    {
      rule: text('spots.passes'),
      more: [
        text('spots.passes.free'),
        text('spots.passes.more'),
        ...(club.creditReleasedDates ? [text('spots.passes.credited', { hours })] : []),
      ],
    },
    {
      rule: text('spots.waiting'),
      more: [text('spots.waiting.pass'), text('spots.waiting.missedOut'), text('spots.waiting.time')],
    },
    {
      rule: text('spots.offers'),
      more: [
        text('spots.offers.given', { hours: Math.ceil(autoAssignment.until / 60) }),
        ...(autoAssignment.next === 'asked' ? [text('spots.offers.asked', held)] : []),
        text('spots.offers.night', night),
        text('spots.offers.newcomers'),
        ...(minutes < offers.callHours * 60 ? [text('spots.offers.call', { hours: offers.callHours })] : []),
      ],
    },
    ...(guests > 0
      ? [{ rule: text('spots.guests', { guests }), more: [text('spots.guests.more', { guests })] }]
      : []),
    ...(noShowLimit > 0
      ? [
          {
            rule: text('spots.noShows'),
            more: [text('spots.noShows.more', { ...rules.noShows, limit: noShowLimit })],
          },
        ]
      : []),
    ...(minPlayers > 0
      ? [
          {
            rule: text('spots.few'),
            more: [text('spots.few.more', { minPlayers, hours: rules.goOrNoGo.hoursBefore })],
          },
        ]
      : []),
    {
      rule: text('spots.money', { price: format.money(club.dropInPrice) }),
      more: [
        text('spots.money.due'),
        text('spots.money.pass'),
        ...(unpaidHoldHours === null
          ? []
          : [
              text('spots.money.unpaid', {
                ...{ hours: unpaidHoldHours, deadline: mayBeLate(club) ? club.answerDeadlineHours : 0 },
                ...rules.unpaidHold,
              }),
            ]),
      ],
    },
    { rule: text('spots.emails'), more: [text('spots.emails.more')] },
  ];
}
