import type { DueFacts } from '../facts';
import { Box, defineMail, Fact, Paragraph, PaymentBox, SingleAction } from '../layout';

/** Lists the sessions that a pass covers now (`included`), and those that none covers any more, to be paid. */
export const sessionDuesChanged = defineMail<{ included: string[]; due: DueFacts[] }>()({
  texts: {
    subject: ['What you pay for your sessions has changed', 'Le prix de vos séances a changé'],
    title: ['What your sessions cost you', 'Ce que vos séances vous coûtent'],
    included: [
      'Your season pass covers {count, plural, one {this session} other {these sessions}}, so you don’t owe anything for {count, plural, one {it} other {them}} any more:',
      'Vous ne devez plus rien pour {count, plural, one {cette séance, que couvre} other {ces séances, que couvre}} votre abonnement\u00a0:',
    ],
    session: ['Session:', 'Séance\u00a0:'],
  },
  category: 'service',
  samples: ({ due }) => ({
    usual: { included: [], due: [due, { ...due, reference: 'CS-3MWD-6TRK', date: '2026-12-05' }] },
    covered: { included: ['2026-11-28', '2026-12-05'], due: [] },
    both: { included: ['2026-12-05'], due: [due] },
  }),
  Body: ({ included, due }, { t, day, link }) => (
    <>
      {included.length > 0 && (
        <>
          <Paragraph>{t('included', { count: included.length })}</Paragraph>
          <Box>
            {included.map((date) => (
              <Fact key={date} label={t('session')}>
                {day(date)}
              </Fact>
            ))}
          </Box>
        </>
      )}
      <PaymentBox intro={t('pay.uncovered', { count: due.length })} due={due} />
      <SingleAction href={link('mySessions')}>{t('frame.mySessions')}</SingleAction>
    </>
  ),
});
