import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type OpeningPreview, rules } from 'shared-api';
import { Box, Link, notify, Text } from 'shared-ui';
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
import { useI18n } from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';
import { type Checked, checkedOf, columnsFor } from '../../columns/checked';
import { ListSteps } from '../../columns/components/ListSteps';
import { PaymentTabs } from '../../payments/components/PaymentTabs';
import { base64Of } from '../../settings/bytes';
import { bringOpenings, previewOpenings, type Said } from '../api';
import { roleOf } from '../columns';
import { BroughtIn } from '../components/BroughtIn';
import { OpeningColumnsDialog, OpeningDoubts } from '../components/OpeningColumnsDialog';
import { OpeningLines } from '../components/OpeningLines';

type CheckedBalances = Checked<OpeningPreview, Said>;

const schema = object({ list: requiredText(rules.invitation.characters), confirmed: boolean() });
const initial = { list: '', confirmed: false };
const texts = {
  list: 'openings.list',
  hint: 'openings.hint',
  check: 'invite.check',
  file: 'openings.file',
  checkFailed: 'invite.checkFailed',
} as const;
const headingId = 'openings-preview';

const check = async (said: Said): Promise<CheckedBalances> => ({
  preview: await previewOpenings(said),
  said,
});

/** `/admin/payments/opening`: what people owed and had before, from a list, once its total is confirmed. */
export function Component() {
  const { text, format } = useI18n();
  const [checked, setChecked] = useState<CheckedBalances>();
  const [asking, setAsking] = useState(false);
  const keep = (read: CheckedBalances) => {
    setChecked(read);
    // What is not sure is asked about at once.
    if (read.preview.asked) setAsking(true);
  };
  return (
    <ConsolePage
      title="openings.title"
      lead="openings.lead"
      above={
        <Link to="adminMonths" sx={{ display: 'inline-block', py: 1, my: 0 }}>
          <span aria-hidden>← </span>
          <Text id="treasury.months.title" />
        </Link>
      }
    >
      <PaymentTabs />
      <Form
        initial={initial}
        schema={schema}
        failed={checked ? 'openings.failed' : 'invite.checkFailed'}
        guard={UnsavedGuard}
        onSubmit={async ({ list, confirmed }, form) => {
          const shown = checkedOf(list, checked);
          if (!shown) {
            const content = await base64Of(new Blob([list]));
            const read = await check({ content, ...columnsFor(list, checked) });
            keep(read);
            await form.setValues({ list: read.preview.text, confirmed: false });
            return notStored;
          }
          if (!confirmed) return notStored;
          const { total } = shown.preview;
          const { lines: count, owed, credit } = await bringOpenings({ body: { ...shown.said, total } });
          notify(text('openings.done', { count, owed: format.money(owed), credit: format.money(credit) }));
          setChecked(undefined);
          // The list is done with: leaving it asks nothing.
          flushSync(() => form.resetForm({ values: initial }));
        }}
      >
        <BalanceSteps checked={checked} onChecked={keep} onColumns={() => setAsking(true)} />
      </Form>
      {checked && (
        <OpeningColumnsDialog
          table={checked.preview}
          open={asking}
          onApply={async (columns) => setChecked(await check({ ...checked.said, columns }))}
          onClose={() => setAsking(false)}
        />
      )}
      <Box sx={{ mt: 4 }}>
        <BroughtIn />
      </Box>
    </ConsolePage>
  );
}

interface BalanceStepsProps {
  checked: CheckedBalances | undefined;
  onChecked: (checked: CheckedBalances) => void;
  onColumns: () => void;
}

/** A list or a file; what was understood of it, each line, and the total that has to be confirmed. */
function BalanceSteps(steps: BalanceStepsProps) {
  const { text, format } = useI18n();
  const { values, setFieldValue } = useFormikContext<typeof initial>();
  const { checked } = steps;
  // Another reading has another total.
  useEffect(() => {
    if (checked) void setFieldValue('confirmed', false);
  }, [checked, setFieldValue]);
  return (
    <ListSteps
      {...steps}
      texts={texts}
      accept=".csv,.tsv,.txt,text/csv,text/plain"
      check={check}
      doubts={({ asked }) => asked && <OpeningDoubts {...asked} />}
      roleOf={roleOf}
      headingId={headingId}
    >
      {({ preview: { lines, total } }, { isBusy }) => {
        const count = lines.filter(({ fate }) => fate === 'new').length;
        const sums = { count, owed: format.money(total.owed), credit: format.money(total.credit) };
        return (
          <>
            <OpeningLines lines={lines} headingId={headingId} />
            {count > 0 && <SwitchInput name="confirmed" label={text('openings.confirm', sums)} />}
            <SubmitButton
              disabled={isBusy || count === 0 || !values.confirmed}
              sx={{ alignSelf: 'flex-start' }}
            >
              {text('openings.submit', { count })}
            </SubmitButton>
          </>
        );
      }}
    </ListSteps>
  );
}
