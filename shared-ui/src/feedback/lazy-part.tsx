import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
// biome-ignore lint/style/noRestrictedImports: here it gets its handler.
import { Component, type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import { Text } from '../messages/text';

/** A part whose code could not be loaded, as opposed to one that threw. */
class Lost extends Error {}

/** The parts on the page that are lost: all of them are tried again together. */
const lostParts = new Set<() => void>();

interface LostPartProps {
  /** Whether another try helps: the federation runtime requests a lost shared file only once. */
  canRetry: boolean;
  onRetry: () => void;
}

function LostPart({ canRetry, onRetry }: LostPartProps) {
  useEffect(() => {
    lostParts.add(onRetry);
    return () => void lostParts.delete(onRetry);
  }, [onRetry]);
  const act = () => {
    if (!canRetry) location.reload();
    for (const retry of lostParts) retry();
  };
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={act}>
          <Text id={canRetry ? 'ui.action.retry' : 'ui.action.reload'} />
        </Button>
      }
    >
      <Text id="ui.error.offline" />
    </Alert>
  );
}

/**
 * A part of a page whose code is loaded when it is first rendered; what renders it says in a `Suspense` what is there
 * until then. A lost connection takes only the part: it says so, and offers another try.
 * @param load resolves to the component
 * @param around what a lost part shows with that notice in it; the notice alone without it
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  around: (props: Props, notice: ReactNode) => ReactNode = (_, notice) => notice,
): ComponentType<Props> => {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        const loaded = await load();
        if (!loaded) throw new Error('The file was requested before, and lost.');
        return { default: loaded };
      } catch (cause) {
        throw new Lost('A part of the page could not be loaded.', { cause });
      }
    }) as ComponentType<Props>;
  let current = attempt();

  return class Part extends Component<Props, { error: unknown; tries: number }> {
    override state = { error: undefined as unknown, tries: 0 };
    static getDerivedStateFromError = (error: unknown) => ({ error });

    retry = () => {
      if (current === this.asked) current = attempt();
      this.setState(({ tries }) => ({ error: undefined, tries: tries + 1 }));
    };
    asked = current;

    override render() {
      const { error, tries } = this.state;
      if (error === undefined) {
        const Attempt = current;
        this.asked = Attempt;
        return <Attempt {...this.props} />;
      }
      // What the part itself throws is the page's affair.
      if (!(error instanceof Lost)) throw error;
      return around(this.props, <LostPart canRetry={tries === 0} onRetry={this.retry} />);
    }
  };
};
