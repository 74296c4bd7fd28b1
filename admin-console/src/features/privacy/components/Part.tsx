import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Button, ListSkeleton, type MessageId, Stack, usePath, useText } from 'shared-ui';
import {
  CreateButton,
  type CreateForm,
  type EditForm,
  type ListActions,
  ListBody,
  ListDialogs,
  type Resource,
  useListActions,
  useResource,
} from 'shared-ui/resource';
import { ConsolePage } from '../../../layout/ConsolePage';

/** The page's parts, in the order of their tabs; the address names them. */
export const parts = ['requests', 'incidents'] as const;
export type PartName = (typeof parts)[number];

interface PartProps<
  Row extends { id: string; version: number },
  Values extends Record<string, unknown>,
  Output,
> {
  name: PartName;
  lead: MessageId;
  of: Resource<Row>;
  create: CreateForm<Row, Values, Output>;
  edit: EditForm<Row, Values, Output>;
  /** Of its placeholder's rows, in pixels. */
  rowHeight: number;
  entry: (row: Row, listActions: ListActions<Row>) => ReactNode;
}

/** A part of the page: a register's list and forms, below the tabs that lead to the others. */
export function Part<
  Row extends { id: string; version: number },
  Values extends Record<string, unknown>,
  Output,
>({ name, lead, of, create, edit, rowHeight, entry }: PartProps<Row, Values, Output>) {
  const text = useText();
  const path = usePath();
  const listActions = useListActions(useResource(of));
  return (
    <ConsolePage
      title="personal.title"
      lead={lead}
      actions={<CreateButton label={`${name}.create`} onClick={listActions.create} />}
    >
      <Stack
        component="nav"
        direction="row"
        aria-label={text('personal.parts')}
        sx={{ flexWrap: 'wrap', gap: 1, mb: 2.5 }}
      >
        {parts.map((part) => (
          <Button
            key={part}
            component={RouterLink}
            to={path('adminPrivacy', { part })}
            variant={part === name ? 'contained' : 'outlined'}
            {...(part === name && { 'aria-current': 'page' as const })}
          >
            {text(`${part}.title`)}
          </Button>
        ))}
      </Stack>
      <ListBody
        listActions={listActions}
        waiting={<ListSkeleton rows={6} rowHeight={rowHeight} />}
        card={(row) => entry(row, listActions)}
        column
      />
      <ListDialogs listActions={listActions} create={create} edit={edit} />
    </ConsolePage>
  );
}
