import { Fragment } from 'react';
import { seasonParts } from './season-parts';

/** A season's name, each language of it marked as such. */
export function SeasonName({ name }: { name: string }) {
  return seasonParts(name).map(({ text, lang }, rank) => (
    <Fragment key={text}>
      {rank > 0 && ' · '}
      <span lang={lang}>{text}</span>
    </Fragment>
  ));
}
