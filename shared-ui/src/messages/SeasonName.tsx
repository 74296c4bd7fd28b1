import { Fragment } from 'react';
import { seasonParts } from './season-parts';

/** A season's name, with `lang` on the part in each language. */
export function SeasonName({ name }: { name: string }) {
  return seasonParts(name).map(({ text, lang }, rank) => (
    <Fragment key={text}>
      {rank > 0 && ' · '}
      <span lang={lang}>{text}</span>
    </Fragment>
  ));
}
