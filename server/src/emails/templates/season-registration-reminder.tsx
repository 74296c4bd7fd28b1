import { Action, Actions } from '../layout/actions';
import { Box, Fact } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Invites to the current season. */
export const seasonRegistrationReminder = defineEmail<'season-registration-reminder'>({
  subject: ({ season }, { t, club }) =>
    season
      ? t('seasonReminder.subject', { season: season.name })
      : t('seasonReminder.subjectNone', { club: club.name }),
  title: (_, { t }) => t('seasonReminder.title'),
  Body: ({ season, message, localization }) => {
    const { t, date, money, link } = localization;
    return (
      <>
        <ClubMessage localization={localization} message={message} />
        <Paragraph>{t('seasonReminder.text')}</Paragraph>
        {season ? (
          <Box>
            <Fact label={t('seasonReminder.name')}>{season.name}</Fact>
            <Fact label={t('seasonReminder.dates')}>
              {t('seasonReminder.period', { start: date(season.startDate), end: date(season.endDate) })}
            </Fact>
            <Fact label={t('seasonReminder.price')}>{money(season.price)}</Fact>
          </Box>
        ) : (
          <Paragraph>{t('seasonReminder.none')}</Paragraph>
        )}
        <Actions>
          <Action href={link('seasonSubscription')}>{t('seasonReminder.button')}</Action>
        </Actions>
      </>
    );
  },
});
