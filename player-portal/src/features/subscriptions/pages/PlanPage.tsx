import { useQuery } from '@tanstack/react-query';
import { LinkButton, Page, Typography, usePath, useText } from 'shared-ui';
import { OpeningSoon } from '../../../components/OpeningSoon';
import { useOpening } from '../../../components/use-opening';
import { useNow } from '../../sessions/use-now';
import { passOffersQuery } from '../api';
import { DropInCard } from '../components/DropInCard';
import { PassAction } from '../components/PassAction';
import { PlanGrid } from '../components/PlanGrid';
import { SeasonLine } from '../components/SeasonLine';
import { SeasonPlanCard } from '../components/SeasonPlanCard';
import { planOffer } from '../plans';

function LoginButton({ isMain = false }: { isMain?: boolean }) {
  const text = useText();
  const path = usePath();
  return (
    <LinkButton
      to="login"
      // Back to choosing a plan, also from a new account's mailed link.
      query={{ returnTo: path('planSelection') }}
      fullWidth
      size="large"
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'secondary'}
    >
      {text('plan.login')}
    </LinkButton>
  );
}

/** `/plan`: the plans for visitors; choosing one requires an account. */
export function Component() {
  const text = useText();
  const { data: offers } = useQuery(passOffersQuery());
  const offer = planOffer(offers ?? [], useNow());
  if (useOpening()) {
    return (
      <Page title={text('plan.title')} description={text('plan.description')}>
        <OpeningSoon />
      </Page>
    );
  }
  return (
    <Page title={text('plan.title')} description={text('plan.description')}>
      <PlanGrid>
        {(offer || !offers) && (
          <SeasonPlanCard offer={offer}>
            <PassAction offer={offer}>
              <LoginButton isMain />
            </PassAction>
          </SeasonPlanCard>
        )}
        <DropInCard>
          <LoginButton />
        </DropInCard>
      </PlanGrid>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{text('plan.loginHint')}</Typography>
      <SeasonLine offers={offers ?? []} />
    </Page>
  );
}
