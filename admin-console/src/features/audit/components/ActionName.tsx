import { useText } from 'shared-ui';
import { labelsOf } from '../actions';

/** « Session created » */
export function ActionName({ action }: { action: string }) {
  const text = useText();
  const { entity, verb } = labelsOf(action);
  return entity && verb ? text('audit.sentence', { entity: text(entity), action: text(verb) }) : action;
}
