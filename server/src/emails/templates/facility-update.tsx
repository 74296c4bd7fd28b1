import { Action, Actions } from '../layout/actions';
import { Box } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { styles } from '../layout/styles';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** News about the place. */
export const facilityUpdate = defineEmail<'facility-update'>({
  subject: (_, { t }) => t('facilityUpdate.subject'),
  title: (_, { t }) => t('facilityUpdate.title'),
  Body: ({ message, localization }) => {
    const { t, club, link } = localization;
    return (
      <>
        <Paragraph>{t('facilityUpdate.text')}</Paragraph>
        <ClubMessage localization={localization} message={message} />
        <Box title={t('facilityUpdate.where')}>
          <p style={styles.boxText} className="m-ink">
            {club.address}
          </p>
        </Box>
        <Actions>
          <Action href={link('about')}>{t('facilityUpdate.button')}</Action>
        </Actions>
      </>
    );
  },
});
