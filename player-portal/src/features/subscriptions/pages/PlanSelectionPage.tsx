import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mySubscriptionQuery, Plan, useAuth } from 'shared-api';
import { Box, Button, CheckIcon, Chip, LinkButton, Page, useText } from 'shared-ui';
import { PaymentInstructions } from '../../payments/components/PaymentInstructions';
import { ConfirmPlan } from '../components/ConfirmPlan';
import { PlanCard } from '../components/PlanCard';
import { PlanGrid } from '../components/PlanGrid';
import { plans } from '../plans';
import { useChoosePlan } from '../use-choose-plan';

/** `/plan-selection`: the person's plan, and the way to the other one. */
export function Component() {
  const text = useText();
  const current = useAuth(({ user }) => user?.paymentPlan);
  const { data: subscription } = useQuery(mySubscriptionQuery());
  const choose = useChoosePlan();
  const [asked, setAsked] = useState<Plan>();

  return (
    <Page
      hidden
      title={text('planSelection.title')}
      lead={text('planSelection.lead')}
      description={text('planSelection.description')}
    >
      <PlanGrid>
        {plans.map((offer) => {
          const own = offer.plan === current;
          return (
            <PlanCard
              key={offer.id}
              offer={offer}
              mark={
                own && (
                  <Chip
                    size="small"
                    color="success"
                    icon={<CheckIcon />}
                    label={text('planSelection.current')}
                  />
                )
              }
            >
              {own ? (
                <LinkButton
                  fullWidth
                  size="large"
                  variant="outlined"
                  color="secondary"
                  to={offer.plan === Plan.Membership ? 'seasonSubscription' : 'schedule'}
                >
                  {text(offer.plan === Plan.Membership ? 'profile.plan.manage' : 'planSelection.dropIn.stay')}
                </LinkButton>
              ) : (
                <Button
                  fullWidth
                  size="large"
                  variant="contained"
                  loading={choose.isPending}
                  onClick={() => setAsked(offer.plan)}
                >
                  {text(`planSelection.${offer.id}`)}
                </Button>
              )}
            </PlanCard>
          );
        })}
      </PlanGrid>
      {subscription?.paymentDue && (
        <Box sx={{ mt: 4 }}>
          <PaymentInstructions due={subscription.paymentDue} />
        </Box>
      )}
      <ConfirmPlan
        asked={asked}
        pending={choose.isPending}
        onClose={() => setAsked(undefined)}
        onConfirm={(plan) => choose.mutate(plan, { onSettled: () => setAsked(undefined) })}
      />
    </Page>
  );
}
