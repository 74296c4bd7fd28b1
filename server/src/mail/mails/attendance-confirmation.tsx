import { Answer, type AnswerProps, currentAnswer, defineMail } from '../layout';

/** Repeats somebody's answer for an upcoming session. */
export const attendanceConfirmation = defineMail<AnswerProps>()({
  texts: {
    subject: ['You’re in for {date}', 'Place réservée pour le {date}'],
    title: ['See you on the court', 'On se voit sur le terrain'],
    titleNo: ['Maybe next time', 'Ce sera pour la prochaine fois'],
    textNo: ['Thanks for letting us know.', 'Merci de nous avoir prévenus.'],
  },
  category: 'answers',
  session: ({ answer }) => answer?.session ?? null,
  samples: ({ session, due, message }) => ({
    usual: { answer: { isAttending: true, session }, due },
    'said no': { answer: { isAttending: false, session }, due: null },
    'no answer': { message, answer: null, due: null },
  }),
  subject: (props, { t, day }) => {
    const answer = currentAnswer(props.answer);
    if (!answer) return t('answer.subjectNone');
    const id = answer.isAttending ? 'subject' : 'answer.subjectNo';
    return t(id, { date: day(answer.session.sessionDate) });
  },
  title: (props, { t }) => {
    const answer = currentAnswer(props.answer);
    if (!answer) return t('answer.subjectNone');
    return t(answer.isAttending ? 'title' : 'titleNo');
  },
  Body: (props, { t }) => <Answer {...props} yes={t('answer.in')} no={t('textNo')} />,
});
