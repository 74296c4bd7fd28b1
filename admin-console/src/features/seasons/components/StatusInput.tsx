import { SeasonStatus } from 'shared-api';
import { statuses, Text } from 'shared-ui';
import { SelectInput } from 'shared-ui/forms';

const options = Object.values(SeasonStatus).map((value) => ({
  value,
  label: <Text id={statuses.season[value].label} />,
}));

/** A season's status. */
export function StatusInput() {
  return <SelectInput name="status" label={<Text id="ui.field.status" />} options={options} required />;
}
