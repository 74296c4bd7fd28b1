import { EmptyState, useText } from 'shared-ui';

/** What a visitor reads where a new club has nothing to show yet. */
export function OpeningSoon() {
  const text = useText();
  return <EmptyState title={text('club.opening.title')}>{text('club.opening.text')}</EmptyState>;
}
