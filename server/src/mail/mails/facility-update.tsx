import type { WithMessage } from '../facts';
import { Box, ClubMessage, defineMail, Paragraph, SingleAction, styles } from '../layout';

/** News about the location. */
export const facilityUpdate = defineMail<WithMessage>()({
  texts: {
    subject: ['News about the gym', 'Des nouvelles du gymnase'],
    text: ['Something is changing where we play.', 'Quelque chose change là où nous jouons.'],
    where: ['Where we play', 'Où nous jouons'],
    button: ['About the gym', 'À propos du lieu'],
  },
  category: 'news',
  samples: ({ message }) => ({ usual: { message } }),
  Body: ({ message }, { t, club, link }) => (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <ClubMessage message={message} />
      {club.address && (
        <Box title={t('where')}>
          <p style={styles.boxText} className="m-ink">
            {club.address}
          </p>
        </Box>
      )}
      <SingleAction href={link('about')}>{t('button')}</SingleAction>
    </>
  ),
});
