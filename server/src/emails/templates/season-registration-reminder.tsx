import { Action, Actions } from '../layout/actions';
import { Box, Fact } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Invites to the current season. */
export const seasonRegistrationReminder = defineEmail<'season-registration-reminder'>({
  subject: ({ season }, { say, club }) =>
    season
      ? say('seasonReminder.subject', { season: season.name })
      : say('seasonReminder.subjectNone', { club: club.name }),
  title: (_, { say }) => say('seasonReminder.title'),
  Body: ({ season, message, voice }) => {
    const { say, date, money, link } = voice;
    return (
      <>
        <ClubMessage voice={voice} message={message} />
        <Paragraph>{say('seasonReminder.text')}</Paragraph>
        {season ? (
          <Box>
            <Fact label={say('seasonReminder.name')}>{season.name}</Fact>
            <Fact label={say('seasonReminder.dates')}>
              {say('seasonReminder.period', { start: date(season.startDate), end: date(season.endDate) })}
            </Fact>
            <Fact label={say('seasonReminder.price')}>{money(season.price)}</Fact>
          </Box>
        ) : (
          <Paragraph>{say('seasonReminder.none')}</Paragraph>
        )}
        <Actions>
          <Action href={link('seasonSubscription')}>{say('seasonReminder.button')}</Action>
        </Actions>
      </>
    );
  },
});
