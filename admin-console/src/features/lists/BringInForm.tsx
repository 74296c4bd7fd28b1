import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { rules } from 'shared-api';
import type { MessageId } from 'shared-ui';
import {
  boolean,
  Form,
  notStored,
  object,
  requiredText,
  SubmitButton,
  SwitchInput,
  UnsavedGuard,
  useFormikContext,
} from 'shared-ui/forms';
import { base64Of } from '../../files/bytes';
import { type Checked, checkedOf, columnsFor } from './checked';
import { type ListPreview, type ListSaid, ListSteps, type ListStepsProps } from './ListSteps';

const schema = object({ list: requiredText(rules.invitation.characters), confirmed: boolean() });
const initial = { list: '', confirmed: false };

interface Asking<Mapping> {
  open: boolean;
  /** Reads the list with these columns. */
  onApply: (columns: Mapping) => Promise<unknown>;
  onClose: () => void;
}

interface BringInProps<Preview extends ListPreview, Said extends ListSaid>
  extends Pick<ListStepsProps<Preview, Said>, 'texts' | 'doubts' | 'roleOf' | 'headingId'> {
  /** What is said when nothing could be entered. */
  failed: MessageId;
  /** What a list says, and what would become of its lines. */
  preview: (said: Said) => Promise<Preview>;
  /** Enters it, and says so. */
  bring: (said: Said, preview: Preview) => Promise<unknown>;
  /** The question for the columns. */
  columns: (preview: Preview, asking: Asking<NonNullable<Preview['mapping']>>) => ReactNode;
  /** What becomes of each line. */
  lines: (preview: Preview) => ReactNode;
  /** How many of them are entered, what somebody confirms, and the button. */
  total: (preview: Preview) => { count: number; confirm: string; submit: string };
}

/** Brings in a list from before: it is read, asked about, shown, and entered once its total is confirmed. */
export function BringInForm<Preview extends ListPreview, Said extends ListSaid>({
  failed,
  preview,
  bring,
  columns,
  ...steps
}: BringInProps<Preview, Said>) {
  const [checked, setChecked] = useState<Checked<Preview, Said>>();
  const [asking, setAsking] = useState(false);
  const check = async (said: Said) => ({ preview: await preview(said), said });
  const keep = (read: Checked<Preview, Said>) => {
    setChecked(read);
    // What is not sure is asked about at once.
    if (read.preview.asked) setAsking(true);
  };
  return (
    <>
      <Form
        initial={initial}
        schema={schema}
        failed={checked ? failed : steps.texts.checkFailed}
        guard={UnsavedGuard}
        onSubmit={async ({ list, confirmed }, form) => {
          const shown = checkedOf(list, checked);
          if (!shown) {
            const content = await base64Of(new Blob([list]));
            const read = await check({ content, ...columnsFor(list, checked) } as unknown as Said);
            keep(read);
            await form.setValues({ list: read.preview.text, confirmed: false });
            return notStored;
          }
          if (!confirmed) return notStored;
          await bring(shown.said, shown.preview);
          setChecked(undefined);
          // The list is done with: leaving it asks nothing.
          flushSync(() => form.resetForm({ values: initial }));
        }}
      >
        <Steps
          {...steps}
          checked={checked}
          check={check}
          onChecked={keep}
          onColumns={() => setAsking(true)}
        />
      </Form>
      {checked &&
        columns(checked.preview, {
          open: asking,
          onApply: async (mapping) => setChecked(await check({ ...checked.said, columns: mapping })),
          onClose: () => setAsking(false),
        })}
    </>
  );
}

/** A list or a file; what was understood of it, each line, and the total that has to be confirmed. */
function Steps<Preview extends ListPreview, Said extends ListSaid>({
  lines,
  total,
  ...steps
}: Pick<BringInProps<Preview, Said>, 'lines' | 'total'> &
  Omit<ListStepsProps<Preview, Said>, 'accept' | 'children'>) {
  const { values, setFieldValue } = useFormikContext<typeof initial>();
  const { checked } = steps;
  // Another reading has another total.
  useEffect(() => {
    if (checked) void setFieldValue('confirmed', false);
  }, [checked, setFieldValue]);
  return (
    <ListSteps {...steps}>
      {({ preview }, { isBusy }) => {
        const { count, confirm, submit } = total(preview);
        return (
          <>
            {lines(preview)}
            {count > 0 && <SwitchInput name="confirmed" label={confirm} />}
            <SubmitButton
              disabled={isBusy || count === 0 || !values.confirmed}
              sx={{ alignSelf: 'flex-start' }}
            >
              {submit}
            </SubmitButton>
          </>
        );
      }}
    </ListSteps>
  );
}
