import { Fragment } from 'react';
import { useFormat } from '../format/use-format';
import { seasonParts } from './season-parts';

/** A season's name in the page's language; of another one, with `lang` on the part in each language. */
export function SeasonName({ name }: { name: string }) {
  const format = useFormat();
  return seasonParts(format.season(name)).map(({ text, lang }, rank) => (
    <Fragment key={text}>
      {rank > 0 && ' · '}
      <span lang={lang}>{text}</span>
    </Fragment>
  ));
}
