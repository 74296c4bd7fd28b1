import { Action, Actions } from '../layout/actions';
import { Box } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { styles } from '../layout/styles';
import { Paragraph } from '../layout/text';
import { defineEmail } from '../template';

/** News about the place. */
export const facilityUpdate = defineEmail<'facility-update'>({
  subject: (_, { say }) => say('facilityUpdate.subject'),
  title: (_, { say }) => say('facilityUpdate.title'),
  Body: ({ message, voice }) => {
    const { say, club, link } = voice;
    return (
      <>
        <Paragraph>{say('facilityUpdate.text')}</Paragraph>
        <ClubMessage voice={voice} message={message} />
        <Box title={say('facilityUpdate.where')}>
          <p style={styles.boxText} className="m-ink">
            {club.address}
          </p>
        </Box>
        <Actions>
          <Action href={link('about')}>{say('facilityUpdate.button')}</Action>
        </Actions>
      </>
    );
  },
});
