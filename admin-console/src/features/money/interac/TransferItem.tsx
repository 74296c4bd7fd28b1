import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { PaymentStatus, rules, type Transfer, type TransferDecision } from 'shared-api';
import { clubCurrency } from 'shared-api/money';
import { Alert, Box, Button, Chip, figures, Reference, Stack, Text, Typography, useText } from 'shared-ui';
import { TextField } from 'shared-ui/forms';
import { useI18n } from 'shared-ui/resource';
import { DoubtConfirm } from './DoubtConfirm';
import { alarmOf, signatureText, stateLabel, transferName } from './labels';
import { PersonSearch } from './PersonSearch';
import { rowsIn } from './row-keys';
import { Suggestions } from './Suggestions';
import { useDecide } from './use-decide';

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Undoes a decision with an optional reason; Enter is enough. */
function UndoForm({ onUndo }: { onUndo: (note: string) => void }) {
  const text = useText();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onUndo(String(new FormData(event.currentTarget).get('note')).trim());
  };
  return (
    <Stack
      component="form"
      onSubmit={submit}
      direction="row"
      sx={{ mt: 1.5, flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <TextField
        size="small"
        label={text('interac.undo.why')}
        name="note"
        slotProps={{ htmlInput: { maxLength: rules.notes.max } }}
        inputRef={focus}
        sx={{ flex: '1 1 16rem', maxWidth: 480 }}
      />
      <Button type="submit" size="small" variant="contained">
        {text('interac.undo.confirm')}
      </Button>
    </Stack>
  );
}

/** Focuses a neighbouring row, before a decision removes this one. */
const focusAfter = (row: HTMLElement): void => {
  const rows = rowsIn(document);
  const index = rows.indexOf(row);
  (rows[index + 1] ?? rows[index - 1])?.focus();
};

/** The suggested person: the transfer names them, or a payment of theirs that is not pending. */
const ownerOf = ({ person, payment }: Transfer, isPayable: boolean): { id: string; name: string } | null => {
  if (person) return person;
  return payment?.userId && !isPayable ? { id: payment.userId, name: payment.userName } : null;
};

/**
 * A transfer with its state, reason and possible decisions. Enter chooses the likeliest, Escape cancels. What is doubtful
 * says so first, and pays for something only after a confirmation.
 */
export function TransferItem({ transfer }: { transfer: Transfer }) {
  const text = useText();
  const i18n = useI18n();
  const decide = useDecide();
  const row = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<TransferDecision | null>(null);
  const { payment, person, decidedOn, decidedBy, state, reason, doubt, currency, dkim } = transfer;
  const alarm = alarmOf(transfer);
  const isOurMoney = currency === clubCurrency;
  const isPayable = isOurMoney && payment?.status === PaymentStatus.Pending && reason !== 'withdrawn';
  const owner = isOurMoney ? ownerOf(transfer, isPayable) : null;
  const who = decidedOn ? person : owner;
  const close = () => {
    setIsOpen(false);
    setUnconfirmed(null);
  };
  /** Decides, and moves the focus to the next decision. */
  const finish = (decision: TransferDecision) => {
    if (row.current?.contains(document.activeElement)) focusAfter(row.current);
    close();
    void decide(transfer, decision);
  };
  const pay = alarm ? setUnconfirmed : finish;
  const settle = (paymentId?: string) => pay({ decision: 'settle', ...(paymentId && { paymentId }) });
  const credit = (userId: string) => pay({ decision: 'credit', userId });
  const undo = (note: string) => {
    row.current?.focus();
    setIsOpen(false);
    void decide(transfer, { decision: 'undo', ...(note && { note }) });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && (isOpen || unconfirmed)) {
      close();
      row.current?.focus();
    }
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    event.preventDefault();
    if (decidedOn || (!isPayable && !owner)) setIsOpen(decidedOn !== null || isOurMoney);
    else if (owner) credit(owner.id);
    else settle();
  };
  return (
    <Box
      component="article"
      ref={row}
      aria-label={transferName(transfer, i18n)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      sx={{ pb: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 min(100%, 16rem)', minWidth: 0 }}>
          <Typography component="h2" sx={{ ...figures, fontWeight: 650 }}>
            {transferName(transfer, i18n)}
          </Typography>
          {alarm && !decidedOn && (
            <Alert severity="error" sx={{ my: 0.5, py: 0 }}>
              {text(`interac.reason.${alarm}`, { name: '' })}
            </Alert>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <time dateTime={transfer.date}>{i18n.format.date(transfer.date)}</time>
            {transfer.message && ` · ${transfer.message}`}
          </Typography>
          <Typography component="div" variant="body2">
            {/* While nobody has decided, the reason says it all. */}
            {decidedOn && (
              <Chip
                size="small"
                color={state === 'settled' ? 'success' : 'default'}
                label={text(stateLabel[state])}
                sx={{ mr: 1 }}
              />
            )}
            {[
              ...(decidedOn || reason !== alarm
                ? [text(`interac.reason.${reason}`, { name: decidedBy })]
                : []),
              ...(decidedOn && doubt && reason !== doubt
                ? [text(`interac.reason.${doubt}`, { name: '' })]
                : []),
              ...(transfer.note ? [transfer.note] : []),
            ].join(' · ')}
          </Typography>
          {payment && (
            <Typography variant="body2" sx={figures}>
              <Text
                id="interac.for"
                values={{
                  name: payment.userName,
                  reference: <Reference key="reference">{payment.reference}</Reference>,
                  amount: i18n.format.money(payment.amount),
                }}
              />
            </Typography>
          )}
          {payment?.userId && state === 'over' && (
            <Typography variant="body2">{text('interac.over', { name: payment.userName })}</Typography>
          )}
          {who && (
            <Typography variant="body2">
              {text(decidedOn ? 'interac.person' : 'interac.person.pays', { name: who.name })}
            </Typography>
          )}
          {dkim && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {signatureText(dkim, i18n)}
            </Typography>
          )}
        </Box>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            gap: 0.5,
            '& button': { px: 1.25 },
            '& > .MuiButton-text:first-of-type': { ml: -1.25 },
          }}
        >
          {decidedOn ? (
            <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {text('console.undo')}
            </Button>
          ) : (
            <>
              {isPayable && (
                <Button size="small" variant="contained" onClick={() => settle()}>
                  {text('interac.settle')}
                </Button>
              )}
              {owner && (
                <Button
                  size="small"
                  variant="contained"
                  aria-label={text('interac.addTo', { name: owner.name })}
                  onClick={() => credit(owner.id)}
                >
                  {text('interac.toBalance')}
                </Button>
              )}
              {isOurMoney && (
                <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                  {text('interac.suggest')}
                </Button>
              )}
              <Button size="small" color="inherit" onClick={() => finish({ decision: 'notOurs' })}>
                {text('interac.notOurs')}
              </Button>
            </>
          )}
        </Stack>
      </Stack>
      {isOpen && decidedOn && <UndoForm onUndo={undo} />}
      {isOpen && !decidedOn && (
        <>
          <Suggestions transfer={transfer} onChoose={settle} />
          <PersonSearch onChoose={credit} />
        </>
      )}
      {unconfirmed && !decidedOn && (
        <DoubtConfirm decision={unconfirmed} onConfirm={() => finish(unconfirmed)} />
      )}
    </Box>
  );
}
