import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { MoneyInput } from '../forms/inputs/numbers';
import { TextInput } from '../forms/inputs/TextInput';
import { money, requiredText } from '../forms/rules';
import { renderUi } from '../testing/render';
import { EditDialog } from './EditDialog';
import { MailNotice } from './MailNotice';
import type { EditForm } from './record-forms';
import { useForecast } from './use-forecast';

interface Season {
  id: string;
  version: number;
  name: string;
  price: number;
}

const season: Season = { id: '1', version: 1, name: 'Fall', price: 100 };
const schema = object({ name: requiredText(80), price: money({ min: 0, max: 1000 }) });

function SeasonInputs() {
  return (
    <>
      <TextInput name="name" label="Name" />
      <MoneyInput name="price" label="Price" />
    </>
  );
}

type SeasonForm = EditForm<Season, { name: string; price: string }, { name: string; price: number }>;

const formOf = (run: SeasonForm['run']): SeasonForm => ({
  title: ({ name }) => `Edit ${name}`,
  failed: 'ui.form.failed',
  schema,
  valuesOf: ({ name, price }) => ({ name, price: String(price) }),
  Inputs: SeasonInputs,
  fields: { name: { label: 'ui.field.location' }, price: { label: 'ui.field.price' } },
  run,
  latest: async () => season,
  success: ({ name }) => `${name} saved`,
});

interface OpenedProps {
  form: SeasonForm;
  onClose: () => void;
}

function Opened({ form, onClose }: OpenedProps) {
  const [open, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return <EditDialog form={form} row={season} open={open} onClose={close} />;
}

const setup = (form: SeasonForm) => {
  const onClose = jest.fn();
  return { ...renderUi(<Opened form={form} onClose={onClose} />), onClose };
};

const price = () => screen.getByLabelText('Price');
const save = (name = 'Save') => screen.getByRole('button', { name });
const savePrice = async (user: UserEvent) => {
  await user.clear(price());
  await user.type(price(), '95');
  await user.click(save());
};

test('the first field has the focus, not the button that closes', () => {
  setup(formOf(jest.fn()));
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('saving sends the values with the record that they change, says so and closes', async () => {
  const run = jest.fn(async (row: Season, output: { name: string; price: number }) => ({
    ...row,
    ...output,
  }));
  const { user, onClose } = setup(formOf(run));
  await savePrice(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(run).toHaveBeenCalledWith(season, { name: 'Fall', price: 95 }, 1);
  expect(await screen.findByText('Fall saved')).toBeInTheDocument();
});

test('closing with unsaved changes asks first', async () => {
  const { user, onClose } = setup(formOf(jest.fn()));
  await user.type(screen.getByLabelText('Name'), ' 2026');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('Fall 2026');
});

const ask = jest.fn(async () => ({ people: 1 }));

function ForecastInputs() {
  const { values, dirty } = useFormikContext();
  const { people } = useForecast(['seasons', season.id], dirty ? values : undefined, ask);
  return (
    <>
      <SeasonInputs />
      <MailNotice people={people} />
    </>
  );
}

test('nothing is forecast while a change is being saved, and while the dialog closes', async () => {
  let finish = () => {};
  const saving = (row: Season) => new Promise<Season>((resolve) => (finish = () => resolve(row)));
  const { user, onClose } = setup({ ...formOf(saving), Inputs: ForecastInputs });
  await user.type(price(), '0');
  expect(await screen.findByText('1 person will be emailed.')).toBeInTheDocument();
  ask.mockClear();
  await user.click(save());
  // As when a debounced value arrives late.
  await user.type(price(), '0');
  await act(async () => finish());
  await waitFor(() => expect(onClose).toHaveReturned());
  expect(ask).not.toHaveBeenCalled();
});

test('a change that was saved is not forecast again', async () => {
  const { user, queries, onClose } = setup({ ...formOf(async (row) => row), Inputs: ForecastInputs });
  await user.type(price(), '0');
  expect(await screen.findByText('1 person will be emailed.')).toBeInTheDocument();
  ask.mockClear();
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveReturned());
  await act(() => queries.invalidateQueries({ queryKey: ['seasons'] }));
  expect(ask).not.toHaveBeenCalled();
});

function ForecastOutside() {
  const { people } = useForecast(['seasons', season.id], season, ask);
  return <MailNotice people={people} />;
}

test('nor is one that is saved without a dialog, when its record is fetched again', async () => {
  const { queries } = renderUi(<ForecastOutside />);
  expect(await screen.findByText('1 person will be emailed.')).toBeInTheDocument();
  ask.mockClear();
  await act(() => queries.invalidateQueries({ queryKey: ['seasons'] }));
  expect(ask).not.toHaveBeenCalled();
});
