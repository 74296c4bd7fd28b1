import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useField } from 'formik';
import { type ReactNode, useId, useState } from 'react';
import type { Page } from 'shared-api';
import type { RowsQuery, WithId } from './types';
import { useDebounced } from './use-debounced';

export interface PickInputProps<Row extends WithId> {
  /** The field's name; its value is the row, or null. */
  name: string;
  label: ReactNode;
  help: ReactNode;
  /** Texts while searching, and without results. */
  searching: ReactNode;
  none: ReactNode;
  required?: boolean;
  query: (search: string) => RowsQuery<Row>;
  /** A row's label. */
  labelOf: (row: Row) => string;
  /** A second line under it. */
  detailOf: (row: Row) => string;
}

/** Selects one of very many records by typing: the server searches and returns only a few. */
export function PickInput<Row extends WithId>(props: PickInputProps<Row>) {
  const { name, label, help, searching, none, required = false, query, labelOf, detailOf } = props;
  const id = useId();
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<Row | null>(name);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed);
  const { data, isFetching } = useQuery({
    ...(query(value ? '' : search) as UseQueryOptions<Page<Row>>),
    placeholderData: keepPreviousData,
  });
  const wrong = touched && error !== undefined;
  return (
    <Autocomplete
      id={id}
      value={value}
      options={data?.rows ?? []}
      // The server has already filtered.
      filterOptions={(rows) => rows}
      getOptionLabel={labelOf}
      getOptionKey={(row) => row.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isFetching}
      loadingText={searching}
      noOptionsText={none}
      onChange={(_event, row) => void setValue(row)}
      onInputChange={(_event, text) => setTyped(text)}
      onBlur={() => void setTouched(true)}
      renderOption={({ key, ...item }, row) => (
        <li key={key} {...item}>
          <span>
            {labelOf(row)}
            <br />
            <small>{detailOf(row)}</small>
          </span>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={label}
          required={required}
          error={wrong}
          helperText={wrong ? error : help}
        />
      )}
    />
  );
}
