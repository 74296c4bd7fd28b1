/** What mails are made of. */
export { defineMail, whenAndWhere } from '../mail';
export { Answer, type AnswerProps, currentAnswer } from './Answer';
export { Action, Actions, MailedLink, PlaceActions, SingleAction } from './actions';
export { Box, DateBox, Fact, SeasonBox, SessionBox } from './boxes';
export { ClosingNote, CreditReturned, CreditUsed, DeadlineNote, GuestsLost, LateNote } from './notes';
export { askedOf, PaymentBox, purposeOf, totalOf } from './PaymentBox';
export { styles } from './styles';
export { ClubMessage, Note, Paragraph } from './text';
