import { clubDate } from 'shared-api/calendar';
import { rules } from 'shared-api/contract';
import { SingleAction } from '../layout/actions';
import { Paragraph } from '../layout/text';
import type { Templates } from '../template';

/** Mails about Interac transfers, to administrators. */
export const interac = {
  /** Says that notices of transfers cannot be read, or can again. */
  'notice-mailbox': {
    subject: ({ isRead }, { t }) => t(isRead ? 'noticeMailbox.subjectRead' : 'noticeMailbox.subject'),
    title: ({ isRead }, { t }) => t(isRead ? 'noticeMailbox.titleRead' : 'noticeMailbox.title'),
    Body: ({ isRead, since }, { t, day, link }) => (
      <>
        <Paragraph>
          {isRead
            ? t('noticeMailbox.textRead')
            : t('noticeMailbox.text', {
                day: day(clubDate(new Date(since ?? 0))),
                days: rules.noticeMailbox.days,
              })}
        </Paragraph>
        <SingleAction href={link('admin-console/adminInterac')}>{t('noticeMailbox.button')}</SingleAction>
      </>
    ),
  },
} satisfies Partial<Templates>;
