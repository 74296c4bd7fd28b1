import type { EmailProps } from '../props';
import type { EmailTemplate } from '../template';
import { accountDeleted } from './account-deleted';
import { accountExists } from './account-exists';
import { announcement } from './announcement';
import { attendanceConfirmation } from './attendance-confirmation';
import { attendanceReminder } from './attendance-reminder';
import { attendanceUpdate } from './attendance-update';
import { confirmEmail } from './confirm-email';
import { confirmNewEmail } from './confirm-new-email';
import { emailChanged } from './email-changed';
import { facilityUpdate } from './facility-update';
import { lowAttendanceWarning } from './low-attendance-warning';
import { lowCapacityAlert } from './low-capacity-alert';
import { passwordChanged } from './password-changed';
import { paymentConfirmation } from './payment-confirmation';
import { paymentReminder } from './payment-reminder';
import { placeFree } from './place-free';
import { resetPassword } from './reset-password';
import { scheduleChange } from './schedule-change';
import { seasonRegistrationConfirmation } from './season-registration-confirmation';
import { seasonRegistrationReminder } from './season-registration-reminder';
import { welcome } from './welcome';

/** Every e-mail the product sends, by name. */
export const templates: { readonly [Name in keyof EmailProps]: EmailTemplate<EmailProps[Name]> } = {
  'account-deleted': accountDeleted,
  'account-exists': accountExists,
  'confirm-email': confirmEmail,
  'confirm-new-email': confirmNewEmail,
  'email-changed': emailChanged,
  'low-capacity-alert': lowCapacityAlert,
  'password-changed': passwordChanged,
  'place-free': placeFree,
  'reset-password': resetPassword,
  welcome,

  announcement,
  'attendance-confirmation': attendanceConfirmation,
  'attendance-reminder': attendanceReminder,
  'attendance-update': attendanceUpdate,
  'facility-update': facilityUpdate,
  'low-attendance-warning': lowAttendanceWarning,
  'payment-confirmation': paymentConfirmation,
  'payment-reminder': paymentReminder,
  'schedule-change': scheduleChange,
  'season-registration-confirmation': seasonRegistrationConfirmation,
  'season-registration-reminder': seasonRegistrationReminder,
};
