import { SessionStatus } from 'shared-api/contract';
import { hasMoved, type SessionFacts } from '../facts';
import { Action, Actions, SingleAction } from '../layout/actions';
import { Box } from '../layout/boxes';
import { ClubMessage } from '../layout/ClubMessage';
import { SessionBox } from '../layout/SessionBox';
import { styles } from '../layout/styles';
import { Paragraph } from '../layout/text';
import type { Templates } from '../template';

const isCancelled = (session: SessionFacts | null) => session?.status === SessionStatus.Cancelled;

/** The club's news: sessions, location, or an administrator's own text. */
export const news = {
  /** An administrator's own text. */
  announcement: {
    subject: (_, { t, club }) => t('announcement.subject', { club: club.name }),
    title: (_, { t }) => t('announcement.title'),
    Body: ({ message }, { t, link }) => (
      <>
        {message?.en || message?.fr ? (
          <ClubMessage message={message} />
        ) : (
          <Paragraph>{t('announcement.text')}</Paragraph>
        )}
        <SingleAction href={link('home')}>{t('announcement.button')}</SingleAction>
      </>
    ),
  },

  /** News about the location. */
  'facility-update': {
    subject: (_, { t }) => t('facilityUpdate.subject'),
    Body: ({ message }, { t, club, link }) => (
      <>
        <Paragraph>{t('facilityUpdate.text')}</Paragraph>
        <ClubMessage message={message} />
        <Box title={t('facilityUpdate.where')}>
          <p style={styles.boxText} className="m-ink">
            {club.address}
          </p>
        </Box>
        <SingleAction href={link('about')}>{t('facilityUpdate.button')}</SingleAction>
      </>
    ),
  },

  /** One session that was cancelled, moved or reopened, or the upcoming sessions as they are now. */
  'schedule-change': {
    subject: ({ changed }, { t, day }) => {
      if (!changed) return t('scheduleChange.subject');
      const id = isCancelled(changed) ? 'scheduleChange.subjectCancelled' : 'scheduleChange.subjectMoved';
      return t(id, { date: day(changed.sessionDate) });
    },
    title: ({ changed }, { t }) =>
      t(isCancelled(changed) ? 'scheduleChange.titleCancelled' : 'scheduleChange.title'),
    Body: ({ changed, former, sessions, message }, { t, link }) => {
      const isReopened = isCancelled(former) && !isCancelled(changed);
      const text = isCancelled(changed)
        ? 'scheduleChange.textCancelled'
        : isReopened
          ? 'scheduleChange.textReopened'
          : 'scheduleChange.textMoved';
      const old = changed && former && !isCancelled(changed) && hasMoved(former, changed) ? former : null;
      return (
        <>
          <ClubMessage message={message} />
          <Paragraph>{t(changed ? text : 'scheduleChange.text')}</Paragraph>
          {changed && <SessionBox session={changed} />}
          {old && (
            <>
              <Paragraph>{t('scheduleChange.textFormer')}</Paragraph>
              <SessionBox session={old} />
            </>
          )}
          {!changed && sessions.length === 0 && <Paragraph>{t('scheduleChange.none')}</Paragraph>}
          {sessions.length > 0 && <Paragraph>{t('scheduleChange.coming')}</Paragraph>}
          {sessions.map((session) => (
            <SessionBox key={session.id} session={session} />
          ))}
          <SingleAction href={link('schedule')}>{t('frame.schedule')}</SingleAction>
        </>
      );
    },
  },

  /** Warns administrators that few have signed up for a session; a setting switches it off. */
  'low-capacity-alert': {
    subject: ({ session }, { t, day }) =>
      t('lowCapacity.subject', {
        date: day(session.sessionDate),
        attending: session.attending,
        capacity: session.maxCapacity,
      }),
    title: (_, { t }) => t('lowCapacity.title'),
    Body: ({ session }, { t, link }) => (
      <>
        <Paragraph>
          {t('lowCapacity.text', { attending: session.attending, capacity: session.maxCapacity })}
        </Paragraph>
        <SessionBox session={session} />
        <Paragraph>{t('lowCapacity.advice')}</Paragraph>
        <Actions>
          <Action href={link('adminCommunication')}>{t('lowCapacity.button')}</Action>
          <Action href={link('adminSessions')} quiet>
            {t('lowCapacity.manage')}
          </Action>
        </Actions>
      </>
    ),
  },

  /** Asks administrators whether to play a session that lacks players; the page decides with one tap. */
  'go-or-no-go': {
    subject: ({ session }, { t, day }) => t('goOrNoGo.subject', { date: day(session.sessionDate) }),
    title: (_, { t }) => t('goOrNoGo.title'),
    Body: ({ session, minPlayers }, { t, link }) => (
      <>
        <Paragraph>{t('goOrNoGo.text', { attending: session.attending, minPlayers })}</Paragraph>
        <SessionBox session={session} />
        <Paragraph>{t('goOrNoGo.advice')}</Paragraph>
        <SingleAction href={link('adminSessions')}>{t('goOrNoGo.button')}</SingleAction>
      </>
    ),
  },
} satisfies Partial<Templates>;
