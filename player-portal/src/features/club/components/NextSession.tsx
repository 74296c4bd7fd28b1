import { Typography, useFormat } from 'shared-ui';
import { VisitorActions } from '../../sessions/components/VisitorActions';
import { NextSessionCard } from './NextSessionCard';
import { SessionTeaser } from './SessionTeaser';

/** How many first names fit on a phone in two lines. */
const namesShown = 8;

/** The next session and who plays, for a visitor to save a spot. */
export function NextSession() {
  const format = useFormat();
  return (
    <NextSessionCard>
      {(session) => {
        const names = session.participants.map(({ firstName }) => firstName);
        const others = names.length - namesShown;
        return (
          <SessionTeaser
            session={session}
            price={session.dropInPrice > 0 && format.money(session.dropInPrice)}
          >
            {names.length > 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {names.slice(0, namesShown).join(', ')}
                {others > 0 && ` + ${others}`}
              </Typography>
            )}
            <VisitorActions session={session} />
          </SessionTeaser>
        );
      }}
    </NextSessionCard>
  );
}
