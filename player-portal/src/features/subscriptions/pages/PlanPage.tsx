import { LinkButton, Page, Typography, useText } from 'shared-ui';
import { DropInCard } from '../components/DropInCard';
import { PlanGrid } from '../components/PlanGrid';
import { SeasonCard } from '../components/SeasonCard';

function LoginButton({ isMain = false }: { isMain?: boolean }) {
  const text = useText();
  return (
    <>
      <LinkButton
        to="login"
        fullWidth
        size="large"
        variant={isMain ? 'contained' : 'outlined'}
        color={isMain ? 'primary' : 'secondary'}
      >
        {text('plan.login')}
      </LinkButton>
      <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary' }}>
        {text('plan.loginHint')}
      </Typography>
    </>
  );
}

/** `/plan`: the plans for visitors; choosing one requires an account. */
export function Component() {
  const text = useText();
  return (
    <Page title={text('plan.title')} lead={text('plan.lead')} description={text('plan.description')}>
      <PlanGrid>
        <SeasonCard>
          <LoginButton isMain />
        </SeasonCard>
        <DropInCard>
          <LoginButton />
        </DropInCard>
      </PlanGrid>
    </Page>
  );
}
