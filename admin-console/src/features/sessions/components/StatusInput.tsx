import { SessionStatus } from 'shared-api';
import { statuses, Text } from 'shared-ui';
import { SelectInput } from 'shared-ui/forms';

const options = Object.values(SessionStatus).map((value) => ({
  value,
  label: <Text id={statuses.session[value].label} />,
}));

/** Any status: an administrator may set each of them. */
export function StatusInput() {
  return <SelectInput name="status" label={<Text id="ui.field.status" />} options={options} required />;
}
