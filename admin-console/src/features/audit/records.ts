import { type AuditEntry, doorRemarks, Language, type TransferReason } from 'shared-api';
import type { MessageId, PageName } from 'shared-ui';
import { choiceField, dateField, type I18n } from 'shared-ui/resource';
import { groupPlans, groupStandings, languageChoices, typeChoices } from '../communication/labels';
import { mailboxFields } from '../money/interac/fields';
import { stateLabel } from '../money/interac/labels';
import { changedPayment } from '../money/payments/fields';
import { changedUser } from '../people/users/fields';
import { incidentFields, requestFields, retentionFields } from '../privacy/fields';
import { changedSeason } from '../schedule/seasons/fields';
import { changedSession, sessionOpening } from '../schedule/sessions/fields';
import { markChoices, moveChoices, standingChoices } from '../schedule/sessions/labels';
import { settingsFields } from '../settings/fields';

/** A field's label, and the display of its values unless they are plain texts or numbers. */
interface AuditedField {
  label: MessageId;
  format?(value: unknown, i18n: I18n): string;
}
interface AuditedRecord {
  label: MessageId;
  fields: Readonly<Record<string, AuditedField>>;
}

const reason = { label: 'audit.field.reason' } as const;

/** What did not fit at the door. */
const remark = choiceField(
  'audit.field.remark',
  doorRemarks.map((value) => ({ value, label: `door.remark.${value}` as const })),
  'personGone',
);

/** An import's counts, by state. */
const stateLabelFields = Object.fromEntries(
  Object.entries(stateLabel).map(([state, label]) => [state, { label }]),
);

/** What a login was opened with, unless a password. */
const loginWays: Readonly<Record<string, MessageId>> = { passkey: 'audit.passkey', link: 'audit.link' };

const records: Readonly<Record<string, AuditedRecord>> = {
  session: {
    label: 'audit.entity.session',
    fields: {
      ...changedSession.fields,
      dropInPrice: { ...changedSession.fields.dropInPrice, label: 'ui.session.price' },
      ...sessionOpening.fields,
      drawnOn: { ...sessionOpening.fields.drawsAt, label: 'audit.field.drawnOn' },
      entries: { label: 'audit.field.entries' },
      standing: choiceField('audit.field.standing', standingChoices, 'in'),
      guests: { label: 'audit.field.guests' },
      move: choiceField('audit.field.move', moveChoices, 'in'),
      mark: choiceField('audit.field.mark', markChoices, 'here'),
      remark,
      reason,
    },
  },
  rating: { label: 'ratings.strength', fields: {} },
  season: { label: 'audit.entity.season', fields: changedSeason.fields },
  user: {
    label: 'audit.entity.user',
    fields: {
      ...changedUser.fields,
      emailConfirmed: { label: 'audit.field.emailConfirmed' },
      invited: { label: 'audit.field.invited' },
      noShows: { label: 'noShows.title' },
      reason,
    },
  },
  account: {
    label: 'audit.entity.account',
    fields: {
      owed: { label: 'treasury.account.owed' },
      credit: { label: 'treasury.account.credit' },
      amount: { label: 'ui.field.amount' },
      reason: { label: 'treasury.entry.reason' },
    },
  },
  refund: {
    label: 'audit.entity.refund',
    fields: {
      amount: { label: 'ui.field.amount' },
      sentOn: dateField('treasury.refunds.sendDate'),
      note: { label: 'treasury.refunds.note' },
    },
  },
  month: { label: 'audit.entity.month', fields: { month: { label: 'treasury.months.month' } } },
  payment: {
    label: 'audit.entity.payment',
    fields: {
      ...changedPayment.fields,
      paymentDate: {
        label: 'ui.field.date',
        format: (instant: string, { format }) => format.dateTime(instant),
      },
      reference: { label: 'audit.field.reference' },
    },
  },
  transfer: {
    label: 'audit.entity.transfer',
    fields: {
      ...stateLabelFields,
      state: {
        label: 'interac.column.state',
        format: (state: string, { text }) => text(stateLabel[state as keyof typeof stateLabel]),
      },
      reason: {
        label: 'audit.field.reason',
        format: (why: string, { text }) => text(`interac.reason.${why as TransferReason}`, { name: '…' }),
      },
      amount: changedPayment.fields.amount,
      date: dateField('interac.column.date'),
      reference: { label: 'audit.field.reference' },
    },
  },
  opening: {
    label: 'audit.entity.opening',
    fields: {
      lines: { label: 'audit.field.lines' },
      owed: { label: 'treasury.account.owed', format: (owed: number, { format }) => format.money(owed) },
      credit: { label: 'treasury.account.credit', format: (has: number, { format }) => format.money(has) },
    },
  },
  mailbox: { label: 'interac.mailbox.dialog', fields: mailboxFields.fields },
  settings: {
    label: 'settings.title',
    fields: {
      ...settingsFields.fields,
      position: { label: 'settings.position' },
      logo: { label: 'settings.logo' },
    },
  },
  mailing: {
    label: 'audit.entity.mailing',
    fields: {
      emailType: choiceField('communication.type', typeChoices, 'announcement'),
      language: choiceField('communication.language', languageChoices, Language.Bilingual),
      recipients: { label: 'communication.recipients' },
      skipped: { label: 'audit.field.skipped' },
      standing: choiceField('audit.field.standing', groupStandings, 'in'),
      owes: { label: 'communication.group.owes' },
      plan: choiceField('ui.field.plan', groupPlans, 'pass'),
      awayDays: { label: 'communication.group.played' },
      sendAt: {
        label: 'communication.when',
        format: (instant: string, { format }) => format.dateTime(instant),
      },
      customSubject: { label: 'communication.subjectEn' },
      customSubjectFr: { label: 'communication.subjectFr' },
      customMessage: { label: 'communication.messageEn' },
      customMessageFr: { label: 'communication.messageFr' },
    },
  },
  subscription: {
    label: 'audit.entity.subscription',
    fields: {
      ...changedSeason.fields,
      passes: { label: 'audit.field.passes' },
      paid: { label: 'passes.columns.paid', format: (paid: number, { format }) => format.money(paid) },
      owed: { label: 'passes.columns.owes', format: (owed: number, { format }) => format.money(owed) },
    },
  },
  'privacy-request': { label: 'audit.entity.request', fields: requestFields.fields },
  incident: { label: 'audit.entity.incident', fields: incidentFields.fields },
  retention: {
    label: 'retention.title',
    fields: {
      ...retentionFields.fields,
      told: { label: 'audit.field.told' },
      oldEntries: { label: 'audit.field.oldEntries' },
      words: { label: 'audit.field.words' },
    },
  },
  security: {
    label: 'audit.entity.security',
    fields: {
      by: {
        label: 'audit.field.by',
        format: (way, { text }) => text(loginWays[String(way)] ?? 'ui.field.password'),
      },
      from: dateField('ui.list.from'),
      to: dateField('ui.list.to'),
      networkAddress: { label: 'audit.field.networkAddress' },
      browser: { label: 'audit.field.browser' },
      platform: { label: 'audit.field.platform' },
      isAdmin: changedUser.fields.isAdmin,
      isDoor: changedUser.fields.isDoor,
    },
  },
};

const record = (entity: string): AuditedRecord | undefined => records[entity];

/** The kinds of records with their labels. */
export const entityChoices = Object.entries(records).map(([value, { label }]) => ({ value, label }));

/** @returns the label of a kind of record; undefined when unknown to this console */
export const entityLabel = (entity: string): MessageId | undefined => record(entity)?.label;

/**
 * A field's label and display.
 * @param path `notifications.welcomeEmail`: nested fields are found by their last name
 * @returns undefined for a field without a label
 */
export const fieldOf = (entity: string, path: string): AuditedField | undefined =>
  record(entity)?.fields[path.split('.').at(-1) ?? path];

/** The page of the record that an entry speaks of; of somebody's money, the person's. */
export const recordOf = ({
  action,
  entity,
  entityId,
  before,
  after,
}: AuditEntry): { to: PageName; id: string } | undefined => {
  if (action.endsWith('.delete')) return undefined;
  if (entity === 'session' && entityId) return { to: 'adminSession', id: entityId };
  const id = ['user', 'account', 'rating'].includes(entity) ? entityId : (after?.userId ?? before?.userId);
  return typeof id === 'string' ? { to: 'adminUser', id } : undefined;
};

/** A field's value as the rest of the console shows it. */
export const formatValue = (entity: string, path: string, value: unknown, i18n: I18n): string => {
  const { text } = i18n;
  if (value === undefined || value === null || value === '') return text('audit.nothing');
  const field = fieldOf(entity, path);
  if (field?.format) return field.format(value, i18n);
  if (typeof value === 'boolean') return text(value ? 'audit.yes' : 'audit.no');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
