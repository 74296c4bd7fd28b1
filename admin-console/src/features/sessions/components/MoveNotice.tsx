import { useIntl } from 'react-intl';
import type { Registration, Session } from 'shared-api';
import { Alert, Text } from 'shared-ui';
import { SwitchInput, useFormikContext } from 'shared-ui/forms';
import type { MoveValues } from '../fields';
import { type Move, playersPassed } from '../policy';

export interface MoveNoticeProps {
  registrations: readonly Registration[];
  move: Move;
  /** The session, when adding a player would overbook it. */
  full: Session | undefined;
}

/** Says whom a player is moved ahead of, and asks for confirmation to overbook. */
export function MoveNotice({ registrations, move, full }: MoveNoticeProps) {
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
