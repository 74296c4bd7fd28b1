import { useIntl } from 'react-intl';
import { type Guest, type PlaceMove, type Registration, rules, type Session } from 'shared-api';
import { Alert, notify, Text, useText } from 'shared-ui';
import { type InferType, SwitchInput, TextArea, useFormikContext } from 'shared-ui/forms';
import { FormDialog } from 'shared-ui/resource';
import { UserInput } from '../../money/UserInput';
import { movePlayer } from '../api';
import { type MoveValues, moveSchema } from './fields';
import { isFull, type Move, playersPassed } from './policy';

interface MoveNoticeProps {
  registrations: readonly Registration[];
  move: Move;
  /** The session, when adding a player would overbook it. */
  full: Session | undefined;
}

/** Says whom a player is moved ahead of, and asks for confirmation to overbook. */
function MoveNotice({ registrations, move, full }: MoveNoticeProps) {
  const { formatList } = useIntl();
  const { values } = useFormikContext<MoveValues>();
  const passed = playersPassed(registrations, move, values.user?.id).map(({ userName }) => userName);
  return (
    <>
      {values.user && passed.length > 0 && (
        <Alert severity="warning" role="status">
          <Text
            id="sessions.place.passes"
            values={{ count: passed.length, names: formatList(passed, { type: 'conjunction' }) }}
          />
        </Alert>
      )}
      {full && (
        <SwitchInput
          name="overbook"
          label={<Text id="sessions.place.overbook" />}
          help={
            <Text
              id="sessions.place.overbookHint"
              values={{ capacity: full.maxCapacity, count: full.registeredPlayersCount + 1 }}
            />
          }
        />
      )}
    </>
  );
}

interface PlaceDialogProps {
  session: Session;
  registrations: readonly Registration[];
  move: Move;
  /** The player; without one, a search by name. */
  person?: Registration | undefined;
  /** Their guest who is removed alone. */
  guest?: Guest | undefined;
  open: boolean;
  onClose: () => void;
}

/**
 * Adds a player, removes them or a guest, or moves them to the front of the line, naming those passed over; or waives
 * what they owe.
 */
export function PlaceDialog({
  session,
  registrations,
  move,
  person,
  guest,
  open,
  onClose,
}: PlaceDialogProps) {
  const text = useText();
  const initial: MoveValues = {
    user: person ? { ...person, id: person.userId } : null,
    overbook: false,
    reason: '',
  };
  const send = async ({ user, overbook, reason }: InferType<typeof moveSchema>) => {
    // For people who are out, `out` waives what they owe.
    const body: PlaceMove = {
      move: move === 'waive' ? 'out' : move,
      ...(overbook && { overbook }),
      ...(guest && { guestId: guest.id }),
      reason: reason || null,
    };
    await movePlayer({ params: { id: session.id, userId: user.id }, body });
    notify(text(`sessions.place.${move}Done`, { name: (guest ?? user).firstName }));
    onClose();
  };
  const titleOf = () => {
    if (!person) return text('sessions.place.add');
    const name = person.userName;
    return guest
      ? text('sessions.place.guestOut', { guest: guest.firstName, name })
      : text(`sessions.place.${move}Title`, { name });
  };
  return (
    <FormDialog
      open={open}
      about={`${move} ${guest?.id ?? person?.userId ?? ''}`}
      onClose={onClose}
      title={titleOf()}
      submit={<Text id={`sessions.place.${move}`} />}
      maxWidth="xs"
      initial={initial}
      schema={moveSchema}
      failed="sessions.updateFailed"
      onSubmit={send}
    >
      {!person && <UserInput label="sessions.place.player" />}
      <MoveNotice
        registrations={registrations}
        move={move}
        full={move === 'in' && isFull(session) ? session : undefined}
      />
      <TextArea
        name="reason"
        label={<Text id="ui.mail.reason" />}
        help={<Text id={move === 'forward' ? 'sessions.place.logged' : 'ui.mail.reason.help'} />}
        maxLength={rules.notes.max}
        rows={2}
      />
    </FormDialog>
  );
}
