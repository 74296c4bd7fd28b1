import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { now } from 'shared-api';
import {
  Box,
  CloseIcon,
  CopyButton,
  contentId,
  DefinitionList,
  IconButton,
  Paper,
  Stack,
  Typography,
  useFormat,
  useText,
} from 'shared-ui';
import { phoneBarHeight } from '../../layout/phone/PhoneBar';
import { shellBuild, shellVersion } from '../../remotes/compatibility';
import { remoteNames } from '../../remotes/site';
import { stateOf } from '../../remotes/state';
import { traceKey, traceOf } from '../../remotes/trace';
import { en } from './messages/en';
import { fr } from './messages/fr';

/** Milliseconds after which what is shown is read again: the loader notes it without telling anybody. */
const pause = 500;

/** All that is known, as somebody sends it to whoever looks for a fault. */
const recordOf = () => ({
  at: new Date(now()).toISOString(),
  page: location.pathname,
  shell: { version: shellVersion(), build: shellBuild() },
  remotes: Object.fromEntries(
    remoteNames().map((remote) => [remote, { status: stateOf(remote).status, ...traceOf(remote) }]),
  ),
});

type RemoteRecord = ReturnType<typeof recordOf>['remotes'][string];

function RemoteTrace({ record }: { record: RemoteRecord }) {
  const text = useText();
  const format = useFormat();
  const { status, at, why = 'none', version, build, age, integrity, retries, failure } = record;
  if (status === 'pending' && at === 0) return text('trace.waiting');
  const step = (milliseconds?: number) =>
    milliseconds === undefined ? text('ui.missing') : text('trace.step', { milliseconds });
  const released = age === undefined ? 'none' : format.relative(new Date(now() - age * 1000));
  return (
    <Stack sx={{ typography: 'body2' }}>
      <span>
        {text('trace.release', {
          ...{ why, release: `${version} (${build})` },
          ...{ age: released, integrity: String(!!integrity) },
        })}
      </span>
      <span>
        {text('trace.steps', {
          ...{ pointer: step(record.pointer), entry: step(record.entry), app: step(record.app) },
          retries,
        })}
      </span>
      {failure && <span>{text('trace.failure', { failure })}</span>}
    </Stack>
  );
}

function Panel() {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);
  const [record, setRecord] = useState(recordOf);
  const [closed, setClosed] = useState(false);
  const close = useEffectEvent(() => {
    // Otherwise the keyboard would start again at the top of the page.
    if (panel.current?.contains(document.activeElement)) document.getElementById(contentId)?.focus();
    setClosed(true);
    // Where storing is forbidden, nothing was stored.
    try {
      sessionStorage.removeItem(traceKey);
    } catch {}
  });
  useEffect(() => {
    if (closed) return;
    const timer = setInterval(() => setRecord(recordOf()), pause);
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [closed]);
  if (closed) return null;
  return (
    <Paper
      component="aside"
      aria-label={text('trace.title')}
      ref={panel}
      variant="outlined"
      sx={{
        position: 'sticky',
        zIndex: 1,
        bottom: { xs: phoneBarHeight, md: 0 },
        maxHeight: '45dvh',
        overflow: 'auto',
        px: { xs: 2, md: 3 },
        py: 1,
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography variant="h4" component="h2" sx={{ flexGrow: 1 }}>
          {text('trace.title')}
        </Typography>
        <CopyButton
          value={JSON.stringify(record, null, 2)}
          what={text('trace.title')}
          label={text('trace.copy')}
        />
        <IconButton aria-label={text('ui.action.close')} onClick={() => close()}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Stack>
      <Box sx={{ maxWidth: 900 }}>
        <DefinitionList
          entries={Object.entries(record.remotes).map(([remote, of]) => [
            remote,
            <RemoteTrace key={remote} record={of} />,
          ])}
        />
      </Box>
    </Paper>
  );
}

/**
 * What `?trace` shows, above the page's lower edge: how each remote was loaded. Escape closes it. Its texts come with it,
 * so that no other page carries them, and no other file can be missing.
 */
export default function TracePanel() {
  const intl = useIntl();
  const own = intl.locale.startsWith('fr') ? fr : en;
  return (
    <IntlProvider {...intl} messages={{ ...intl.messages, ...own } as Record<string, string>}>
      <Panel />
    </IntlProvider>
  );
}
