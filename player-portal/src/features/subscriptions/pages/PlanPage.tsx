import { LinkButton, Page, Typography, useText } from 'shared-ui';
import { PlanCard } from '../components/PlanCard';
import { PlanGrid } from '../components/PlanGrid';
import { plans } from '../plans';

/** `/plan`: the plans, for visitors; choosing one takes an account. */
export function Component() {
  const text = useText();
  return (
    <Page title={text('plan.title')} lead={text('plan.lead')} description={text('plan.description')}>
      <PlanGrid>
        {plans.map((offer) => (
          <PlanCard key={offer.id} offer={offer}>
            <LinkButton
              to="login"
              fullWidth
              size="large"
              variant={offer.id === 'season' ? 'contained' : 'outlined'}
              color={offer.id === 'season' ? 'primary' : 'secondary'}
            >
              {text('plan.login')}
            </LinkButton>
            <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary' }}>
              {text('plan.loginHint')}
            </Typography>
          </PlanCard>
        ))}
      </PlanGrid>
    </Page>
  );
}
