import { useText } from 'shared-ui';
import { labelsOf } from '../labels';

/** « Session created », « Logged in » */
export function ActionName({ action }: { action: string }) {
  const text = useText();
  const { entity, verb } = labelsOf(action);
  if (!verb) return action;
  return entity ? text('audit.sentence', { entity: text(entity), action: text(verb) }) : text(verb);
}
