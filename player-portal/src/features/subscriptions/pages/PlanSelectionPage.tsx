import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PassOffer, Subscription } from 'shared-api';
import { holdsDate } from 'shared-api/passes';
import {
  Button,
  Chip,
  clubDate,
  LinkButton,
  Loaded,
  Page,
  Typography,
  useFormat,
  usePath,
  useText,
} from 'shared-ui';
import { useNow } from '../../sessions/use-now';
import { BuyPassDialog } from '../components/BuyPassDialog';
import { CurrentMark } from '../components/CurrentMark';
import { DropInCard } from '../components/DropInCard';
import { LeavePass } from '../components/LeavePass';
import { PassAction } from '../components/PassAction';
import { PlanCard } from '../components/PlanCard';
import { PlanGrid } from '../components/PlanGrid';
import { PlanSkeleton } from '../components/PlanSkeleton';
import { SeasonLine } from '../components/SeasonLine';
import { SeasonPlanCard } from '../components/SeasonPlanCard';
import { planOffer } from '../plans';
import { usePasses } from '../use-passes';

/** The season plan of somebody who has it: the pass that covers today, or else the next. */
function HeldPlanCard({ pass }: { pass: Subscription }) {
  const text = useText();
  const format = useFormat();
  return (
    <PlanCard
      isHighlighted
      name={text('plan.season.name')}
      lead={text('plan.season.text')}
      price={format.money(pass.price)}
      details={
        <Typography>
          {text('plan.season.until', { end: format.date(pass.endDate, 'dayMonth') })}
          {' · '}
          {text('plan.season.sessions', { count: pass.sessionsLeft ?? 0, certain: 'yes' })}
        </Typography>
      }
      mark={
        holdsDate(pass, clubDate()) ? (
          <CurrentMark />
        ) : (
          <Chip
            size="small"
            label={text('planSelection.starts', { date: format.date(pass.startDate, 'dayMonth') })}
          />
        )
      }
    >
      <LinkButton to="seasonSubscription" fullWidth size="large" variant="contained">
        {text('planSelection.mine')}
      </LinkButton>
    </PlanCard>
  );
}

/** `/plan-selection`: the two plans, the person's labelled, and how to change it. */
export function Component() {
  const text = useText();
  const path = usePath();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<PassOffer>();
  const now = useNow();
  return (
    <Page hidden title={text('planSelection.title')} description={text('planSelection.description')}>
      <Loaded query={usePasses()} waiting={<PlanSkeleton isPair />} failed={text('subscription.loadFailed')}>
        {({ passes, offers }) => {
          const [held] = passes;
          const covering = passes.find((pass) => holdsDate(pass, clubDate()));
          const offer = planOffer(offers, now);
          return (
            <>
              <PlanGrid>
                {held ? (
                  <HeldPlanCard pass={held} />
                ) : (
                  offer && (
                    <SeasonPlanCard offer={offer}>
                      <PassAction offer={offer}>
                        <Button fullWidth size="large" variant="contained" onClick={() => setAsked(offer)}>
                          {text('planSelection.season')}
                        </Button>
                      </PassAction>
                    </SeasonPlanCard>
                  )
                )}
                <DropInCard mark={!covering && <CurrentMark />}>
                  {covering ? (
                    <LeavePass passes={passes} />
                  ) : (
                    <LinkButton fullWidth size="large" variant="outlined" color="secondary" to="schedule">
                      {text('home.toSchedule')}
                    </LinkButton>
                  )}
                </DropInCard>
              </PlanGrid>
              {!held && <SeasonLine offers={offers} />}
            </>
          );
        }}
      </Loaded>
      <BuyPassDialog
        offer={asked}
        onClose={() => setAsked(undefined)}
        onBought={() => void navigate(path('seasonSubscription'))}
      />
    </Page>
  );
}
