import type { Release, RunningPreview } from 'shared-api';
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
import { RunningPreviews } from './RunningPreviews';

interface AppReleasesProps {
  app: string;
  releases: readonly Release[];
  previews: readonly RunningPreview[];
  canRollBack: boolean;
}

/** An app: its live release, its gradual release, its previews, and the releases to roll back to. */
export function AppReleases({ app, releases, previews, canRollBack }: AppReleasesProps) {
  const text = useText();
  const format = useFormat();
  const live = releases.find(({ isLive }) => isLive);
  const facts: Definition[] = live
    ? [
        [text('releases.since'), format.dateTime(live.releasedAt)],
        [text('releases.by'), releaser(live, text)],
        [text('releases.rate'), rateOf(live, text, format)],
        [text('releases.build'), live.build],
      ]
    : [];
  return (
    <Card component="section" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography component="h2" variant="h3">
          {appName(app, text)}
        </Typography>
        {live && (
          <>
            <Chip size="small" color="success" label={text('releases.live')} />
            {live.share < 100 && <Chip size="small" label={text('releases.share', { share: live.share })} />}
            <Typography sx={{ fontWeight: 600 }}>
              {text('releases.version', { version: live.version })}
            </Typography>
          </>
        )}
      </Stack>
      {live && live.reason !== null && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          <AlertTitle>{text('releases.automatic')}</AlertTitle>
          <span lang="en">{live.reason}</span>
        </Alert>
      )}
      <DefinitionList entries={facts} />
      <RunningPreviews previews={previews} />
      {live && (
        <KeptReleases
          app={app}
          live={live}
          kept={releases.filter((release) => release !== live)}
          canRollBack={canRollBack}
        />
      )}
    </Card>
  );
}
