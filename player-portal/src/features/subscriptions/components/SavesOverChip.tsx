import type { PassOffer } from 'shared-api';
import { Chip, Text, useFormat } from 'shared-ui';

/** Says how much a pass saves at least, and nothing where that is not true. */
export function SavesOverChip({ savesOver }: Pick<PassOffer, 'savesOver'>) {
  const format = useFormat();
  if (savesOver === null) return null;
  const percent = format.percent(savesOver / 100);
  return <Chip size="small" color="primary" label={<Text id="plan.season.badge" values={{ percent }} />} />;
}
