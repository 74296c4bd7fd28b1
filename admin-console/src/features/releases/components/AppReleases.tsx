import type { Release } from 'shared-api';
import {
  Alert,
  AlertTitle,
  Card,
  Chip,
  type Definition,
  DefinitionList,
  Stack,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { appName, rateOf, releaser } from '../labels';
import { KeptReleases } from './KeptReleases';

interface AppReleasesProps {
  app: string;
  releases: readonly Release[];
  canRollBack: boolean;
}

/** One app: its live release, and what can be gone back to. */
export function AppReleases({ app, releases, canRollBack }: AppReleasesProps) {
  const text = useText();
  const format = useFormat();
  const live = releases.find(({ isLive }) => isLive);
  if (!live) return null;
  const facts: Definition[] = [
    [text('releases.since'), format.dateTime(live.releasedAt)],
    [text('releases.by'), releaser(live, text)],
    [text('releases.rate'), rateOf(live, text, format)],
    [text('releases.build'), live.build],
  ];
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography component="h2" variant="h3">
          {appName(app, text)}
        </Typography>
        <Chip size="small" color="success" label={text('releases.live')} />
        <Typography sx={{ fontWeight: 600 }}>
          {text('releases.version', { version: live.version })}
        </Typography>
      </Stack>
      {live.reason !== null && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          <AlertTitle>{text('releases.automatic')}</AlertTitle>
          <span lang="en">{live.reason}</span>
        </Alert>
      )}
      <DefinitionList entries={facts} />
      <KeptReleases
        app={app}
        live={live}
        kept={releases.filter((release) => release !== live)}
        canRollBack={canRollBack}
      />
    </Card>
  );
}
