import { Answer, type AnswerProps, currentAnswer, defineMail } from '../layout';

/** Says that somebody's answer was changed. */
export const attendanceUpdate = defineMail<AnswerProps>()({
  texts: {
    subject: ['Your answer for {date} has changed', 'Votre réponse pour le {date} a changé'],
    title: ['Your answer has changed', 'Votre réponse a changé'],
    no: [
      'You’re not going. Your spot is open to others.',
      'Vous n’y serez pas. Votre place est offerte à d’autres.',
    ],
  },
  category: 'answers',
  session: ({ answer }) => answer?.session ?? null,
  samples: ({ session, due, message }) => ({
    usual: { answer: { isAttending: true, session }, due },
    'said no': { message, answer: { isAttending: false, session }, due: null },
    'no answer': { answer: null, due: null },
  }),
  subject: (props, { t, day }) => {
    const answer = currentAnswer(props.answer);
    return answer ? t('subject', { date: day(answer.session.sessionDate) }) : t('answer.subjectNone');
  },
  title: ({ answer }, { t }) => t(currentAnswer(answer) ? 'title' : 'answer.subjectNone'),
  Body: (props, { t }) => <Answer {...props} yes={t('answer.in')} no={t('no')} />,
});
