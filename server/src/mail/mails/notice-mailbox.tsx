import { clubDate } from 'shared-api/calendar';
import { rules } from 'shared-api/contract';
import { defineMail, Paragraph, SingleAction } from '../layout';

/** Says to administrators that Interac's notices could not be read for a while, or can again. */
export const noticeMailbox = defineMail<{ isRead: boolean; since: string | null }>()({
  texts: {
    subject: ['Interac notices aren’t being read', 'Les avis Interac ne sont plus lus'],
    title: ['The mailbox of notices can’t be read', 'La boîte des avis ne peut pas être lue'],
    text: [
      'We haven’t been able to read the mailbox of Interac’s notices since {day}. Until we can, drop a bank statement or the notices. Once we can, we read what came in the last {days} days.',
      'Depuis le {day}, nous n’arrivons pas à lire la boîte où arrivent les avis d’Interac. En attendant, déposez un relevé bancaire ou les avis. Dès que ce sera possible, nous lirons ce qui est arrivé dans les {days} derniers jours.',
    ],
    subjectRead: ['Interac notices are read again', 'Les avis Interac sont lus de nouveau'],
    titleRead: ['The mailbox of notices is read again', 'La boîte des avis est lue de nouveau'],
    textRead: [
      'What came while we couldn’t read it is imported now. Some transfers may need you.',
      'Les avis arrivés pendant la panne sont maintenant importés. Certains virements pourraient avoir besoin de vous.',
    ],
    button: ['Open the Interac transfers', 'Ouvrir les virements Interac'],
  },
  category: 'service',
  samples: () => ({
    'not read': { isRead: false, since: '2026-11-20T15:04:00Z' },
    'read again': { isRead: true, since: null },
  }),
  subject: ({ isRead }, { t }) => t(isRead ? 'subjectRead' : 'subject'),
  title: ({ isRead }, { t }) => t(isRead ? 'titleRead' : 'title'),
  Body: ({ isRead, since }, { t, day, link }) => (
    <>
      <Paragraph>
        {isRead
          ? t('textRead')
          : t('text', {
              day: day(clubDate(new Date(since ?? 0))),
              days: rules.noticeMailbox.days,
            })}
      </Paragraph>
      <SingleAction href={link('admin-console/adminInterac')}>{t('button')}</SingleAction>
    </>
  ),
});
