import { useRef, useState } from 'react';
import { together } from 'shared-api';
import { useFailure } from '../feedback/use-failure';
import { notify } from '../notifications';
import { useLocale } from '../routing/hooks';
import type { MailNoticeProps } from './MailNotice';
import type { Confirmation, Operation, WithId } from './types';
import { useI18n } from './use-i18n';
import type { ResourceList } from './use-resource';

/** How an operation was started. */
interface RunOptions {
  danger?: boolean | undefined;
  /** For the whole selection, not from a row's menu. */
  many?: boolean;
}

interface PendingOperation<Row> extends RunOptions {
  operation: Operation<Row>;
  rows: readonly Row[];
  confirmation: Confirmation;
}

/** The confirmation's content; it keeps its text while fading out. */
export interface OperationDialog {
  confirmation: Confirmation | undefined;
  danger: boolean;
  /** Only for actions that may e-mail people. */
  mail: (MailNoticeProps & { takesReason: boolean; reasons: readonly string[] }) | undefined;
  open: boolean;
  pending: boolean;
  /** The confirmation's input, or the reason for the e-mail. */
  input: string;
  setInput(value: string): void;
  /** The confirmation's selected option; undefined without options. */
  choice: string | undefined;
  setChoice(value: string): void;
  confirm(): void;
  close(): void;
}

/** The forecast until the server answers. */
const forecastLoading: MailNoticeProps = { people: undefined };

/** Processes rows one after the other, so that a large selection does not flood the server. */
const runAll = async <Row>(run: (row: Row) => Promise<unknown>, rows: readonly Row[]) => {
  const done: Row[] = [];
  const left: Row[] = [];
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      await run(row);
      done.push(row);
    } catch (error) {
      left.push(row);
      failures.push(error);
    }
  }
  return { done, left, failures };
};

/** Runs declared operations: asks for confirmation if needed, and notifies of the result. */
export const useOperation = <Row extends WithId>(list: ResourceList<Row>) => {
  const i18n = useI18n();
  const failed = useFailure();
  const locale = useLocale();
  const [current, setCurrent] = useState<PendingOperation<Row>>();
  const [input, setInput] = useState('');
  const [choice, setChoice] = useState('');
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [forecast, setForecast] = useState<MailNoticeProps>(forecastLoading);
  const latest = useRef<PendingOperation<Row>>(undefined);

  const count = async (next: PendingOperation<Row>, option: string) => {
    latest.current = next;
    const known = await next.operation.recipients?.(next.rows, option).catch(() => 'unknown' as const);
    if (latest.current === next) setForecast(typeof known === 'object' ? known : { people: known });
  };

  const perform = async (
    operation: Operation<Row>,
    rows: readonly Row[],
    many = false,
    detail = '',
    option = '',
  ) => {
    setPending(true);
    const { done, left, failures } = await together(() =>
      runAll((row) => operation.run(row, detail, option), rows),
    );
    setPending(false);
    setOpen(false);
    if (done.length > 0) notify(operation.success(done, i18n));
    const [first, ...others] = left;
    if (first) {
      const name = list.resource.nameOf(first, i18n);
      const about = others.length > 0 ? i18n.text('ui.list.andMore', { name, count: others.length }) : name;
      failed(failures[0], operation.failed, about);
    }
    // Failed rows stay selected, to be tried again; done ones do not, since they may be gone.
    const { selection } = list;
    selection.keep(many ? left : selection.rows.filter(({ id }) => !done.some((row) => row.id === id)));
  };

  const start = (operation: Operation<Row>, rows: readonly Row[], options: RunOptions = {}) => {
    const confirmation = operation.confirmation?.(rows, i18n);
    if (!confirmation) return void perform(operation, rows, options.many);
    const next = { ...options, operation, rows, confirmation };
    const option = confirmation.choice?.options[0]?.value ?? '';
    setForecast(forecastLoading);
    void count(next, option);
    setCurrent(next);
    setChoice(option);
    setInput(confirmation.input?.value ?? '');
    setOpen(true);
  };

  const isChoosable = current?.confirmation.choice?.when(forecast.money) ?? false;

  const dialog: OperationDialog = {
    confirmation: current?.confirmation,
    danger: current?.danger ?? false,
    mail: current?.operation.recipients && {
      ...forecast,
      takesReason: current.operation.takesReason ?? false,
      reasons: (current.operation.reasons ?? []).map((reason) => reason[locale]),
    },
    open,
    pending,
    input,
    setInput,
    choice: isChoosable ? choice : undefined,
    setChoice: (option) => {
      setChoice(option);
      // The previous option's forecast stays until the new one arrives. The latest request wins.
      if (current) void count({ ...current }, option);
    },
    confirm: () => current && void perform(current.operation, current.rows, current.many, input, choice),
    close: () => setOpen(false),
  };
  return { start, dialog };
};
