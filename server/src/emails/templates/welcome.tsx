import { takesPlace } from '../facts';
import { Action, Actions } from '../layout/actions';
import { SessionBox } from '../layout/SessionBox';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** Greets a player whose account has just opened; a setting switches it off. */
export const welcome = defineEmail<'welcome'>({
  subject: (_, { t, club }) => t('welcome.subject', { club: club.name }),
  title: (_, { t }) => t('welcome.title'),
  Body: ({ session, localization }) => (
    <>
      <Paragraph>{localization.t('welcome.text')}</Paragraph>
      <Paragraph>{localization.t('welcome.how')}</Paragraph>
      {session && takesPlace(session) && (
        <SessionBox
          localization={localization}
          session={session}
          title={localization.t('session.title')}
          withPlaces
        />
      )}
      <Actions>
        <Action href={localization.link('schedule')}>{localization.t('welcome.button')}</Action>
      </Actions>
    </>
  ),
});
