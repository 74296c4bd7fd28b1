import type { PassOffer } from 'shared-api';
import { useFormat, useText } from 'shared-ui';
import { OptInButton } from '../../../components/OptInButton';
import { PageMessages } from '../../../components/PageMessages';
import { en } from '../../sessions/messages/pages/en';
import { fr } from '../../sessions/messages/pages/fr';
import { seasonOf } from '../plans';
import { usePassReminder } from '../use-pass-reminder';

type Opening = NonNullable<PassOffer['opening']>;

function ReminderButton({ opening, about }: { opening: Opening; about: string }) {
  const text = useText();
  const { remind, forget } = usePassReminder(opening, about);
  return (
    <OptInButton
      size="large"
      labels={{ in: text('opening.remind'), out: text('opening.forget') }}
      about={about}
      isIn={opening.isReminded}
      isPending={remind.isPending || forget.isPending}
      onPress={() => (opening.isReminded ? forget : remind).mutate()}
      to="planSelection"
    />
  );
}

/** Whether somebody is told when a pass opens. */
export function PassReminder({ offer }: { offer: PassOffer }) {
  const text = useText();
  const format = useFormat();
  const season = seasonOf(offer);
  const about = season ? format.season(season.name) : text('plan.season.name');
  return (
    offer.opening && (
      <PageMessages catalogues={{ en, fr }}>
        <ReminderButton opening={offer.opening} about={about} />
      </PageMessages>
    )
  );
}
