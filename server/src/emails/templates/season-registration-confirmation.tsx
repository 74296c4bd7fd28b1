import { Action, Actions } from '../layout/actions';
import { Box, Fact } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { PaymentBox } from '../layout/PaymentBox';
import { Note, Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Confirms a season pass, with the payment that it still waits for. */
export const seasonRegistrationConfirmation = defineEmail<'season-registration-confirmation'>({
  subject: ({ pass }, { t }) => t(pass ? 'seasonConfirmation.subject' : 'seasonConfirmation.subjectNone'),
  title: ({ pass }, { t }) => t(pass ? 'seasonConfirmation.title' : 'seasonConfirmation.titleNone'),
  Body: ({ pass, due, message, localization }) => {
    const { t, date, money, link } = localization;
    return (
      <>
        <Paragraph>{t(pass ? 'seasonConfirmation.text' : 'seasonConfirmation.none')}</Paragraph>
        {pass && (
          <Box>
            <Fact label={t('seasonReminder.dates')}>
              {t('seasonReminder.period', { start: date(pass.startDate), end: date(pass.endDate) })}
            </Fact>
            <Fact label={t('seasonReminder.price')}>{money(pass.price)}</Fact>
          </Box>
        )}
        <ClubMessage localization={localization} message={message} />
        {pass && due && (
          <>
            <Paragraph>{t('seasonConfirmation.due')}</Paragraph>
            <PaymentBox localization={localization} due={[due]} />
          </>
        )}
        {pass && <Note>{t('seasonConfirmation.cancel')}</Note>}
        <Actions>
          <Action href={link(pass ? 'schedule' : 'seasonSubscription')}>
            {t(pass ? 'seasonConfirmation.button' : 'seasonReminder.button')}
          </Action>
        </Actions>
      </>
    );
  },
});
