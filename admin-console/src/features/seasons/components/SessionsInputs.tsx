import { useIntl } from 'react-intl';
import { noonOf, Stack, Text } from 'shared-ui';
import { SelectInput, SwitchInput, useFormikContext } from 'shared-ui/forms';
import { FieldInputs } from 'shared-ui/resource';
import { DatesPreview } from '../../sessions/components/DatesPreview';
import { newSession } from '../../sessions/fields';
import { firstSession } from '../draft';
import type { SeasonWithSessions } from '../fields';

/** Any week will do; this one begins on a Sunday. */
const aWeek = Array.from({ length: 7 }, (_, weekday) => ({ weekday, date: `2026-11-0${weekday + 1}` }));

/** The weekly sessions created with a season: whether, when, where, and on which of its dates. */
export function SessionsInputs() {
  const { formatDate } = useIntl();
  const { values } = useFormikContext<SeasonWithSessions>();
  const { hasSessions, weekday, startDate, endDate } = values;
  const weekdays = aWeek.map(({ weekday: value, date }) => ({
    value,
    label: formatDate(noonOf(date), { weekday: 'long', timeZone: 'UTC' }),
  }));
  return (
    <Stack component="section" sx={{ gap: 2.5 }}>
      <SwitchInput
        name="hasSessions"
        label={<Text id="seasons.field.hasSessions" />}
        help={<Text id="seasons.field.hasSessionsHint" />}
      />
      {hasSessions && (
        <>
          <SelectInput
            name="weekday"
            label={<Text id="seasons.field.weekday" />}
            required
            options={weekdays}
          />
          <FieldInputs
            of={newSession}
            names={['startTime', 'endTime', 'location', 'maxCapacity', 'dropInPrice']}
            labels={{ dropInPrice: 'ui.session.price' }}
          />
          <DatesPreview first={firstSession(weekday, startDate)} until={endDate} />
        </>
      )}
    </Stack>
  );
}
