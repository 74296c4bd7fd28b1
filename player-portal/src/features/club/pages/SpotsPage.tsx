import { useQuery } from '@tanstack/react-query';
import { type Club, clubQuery, rules } from 'shared-api';
import { deadlineHours } from 'shared-api/instant';
import { Loaded, Page, Skeleton, useFormat, useText } from 'shared-ui';
import { PageMessages } from '../../../components/PageMessages';
import { mayBeLate } from '../../sessions/use-closing';
import { autoAssignmentOf } from '../../sessions/waiting';
import { type Question, Questions } from '../components/Questions';
import { en } from '../messages/pages/en';
import { fr } from '../messages/pages/fr';

const { offers } = rules;
const [long, middle, short] = offers.holds;

function Spots() {
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
  return <Questions name="rule" questions={useRules(club)} />;
}

function useRules(club: Club): Question[] {
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
    { title: text('spots.answers', { minutes }), answer: [text('spots.answers.change')] },
    {
      title: text('spots.cancelling', { hours }),
      answer: [
        text('spots.cancelling.why'),
        ...(mayOwe ? [text('spots.cancelling.late'), text('spots.cancelling.free', rules.lateNo)] : []),
      ],
    },
    ...(club.sellsPasses
      ? [
          {
            title: text('spots.passes'),
            answer: [
              text('spots.passes.free'),
              text('spots.passes.more'),
              ...(club.creditReleasedDates ? [text('spots.passes.credited', { hours })] : []),
            ],
          },
        ]
      : []),
    {
      title: text('spots.waiting'),
      answer: [
        ...(club.sellsPasses ? [text('spots.waiting.pass')] : []),
        text('spots.waiting.missedOut'),
        text('spots.waiting.time'),
      ],
    },
    {
      title: text('spots.offers'),
      answer: [
        text('spots.offers.given', { hours: Math.ceil(autoAssignment.until / 60) }),
        ...(autoAssignment.next === 'asked' ? [text('spots.offers.asked', held)] : []),
        text('spots.offers.night', night),
        text('spots.offers.newcomers'),
        ...(minutes < offers.callHours * 60 ? [text('spots.offers.call', { hours: offers.callHours })] : []),
      ],
    },
    ...(guests > 0
      ? [{ title: text('spots.guests', { guests }), answer: [text('spots.guests.more', { guests })] }]
      : []),
    ...(noShowLimit > 0
      ? [
          {
            title: text('spots.noShows'),
            answer: [text('spots.noShows.more', { ...rules.noShows, limit: noShowLimit })],
          },
        ]
      : []),
    ...(minPlayers > 0
      ? [
          {
            title: text('spots.few'),
            answer: [text('spots.few.more', { minPlayers, hours: rules.goOrNoGo.hoursBefore })],
          },
        ]
      : []),
    {
      title: text('spots.money', { price: format.money(club.dropInPrice) }),
      answer: [
        text('spots.money.due'),
        ...(club.sellsPasses ? [text('spots.money.pass')] : []),
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
    { title: text('spots.emails'), answer: [text('spots.emails.more')] },
  ];
}

/** `/how-spots-work`: how spots are saved, given and offered, according to the club's settings. */
export const Component = () => (
  <PageMessages catalogues={{ en, fr }}>
    <Spots />
  </PageMessages>
);
