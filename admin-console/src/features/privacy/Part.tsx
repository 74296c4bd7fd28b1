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
import { ConsolePage } from '../../layout/ConsolePage';

/** The page's parts, in the order of their tabs; the address names them. */
export const parts = ['requests', 'incidents', 'retention'] as const;
export type PartName = (typeof parts)[number];

interface FrameProps {
  name: PartName;
  lead: MessageId;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of the page, below the tabs that lead to the others. */
export function PartFrame({ name, lead, actions, children }: FrameProps) {
  const text = useText();
  const path = usePath();
  return (
    <ConsolePage title="personal.title" lead={lead} actions={actions}>
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
      {children}
    </ConsolePage>
  );
}

interface PartProps<
  Row extends { id: string; version: number },
  Values extends Record<string, unknown>,
  Output,
> {
  name: Exclude<PartName, 'retention'>;
  lead: MessageId;
  of: Resource<Row>;
  create: CreateForm<Row, Values, Output>;
  edit: EditForm<Row, Values, Output>;
  /** Of its placeholder's rows, in pixels. */
  rowHeight: number;
  entry: (row: Row, listActions: ListActions<Row>) => ReactNode;
}

/** A register: its list and forms. */
export function Part<
  Row extends { id: string; version: number },
  Values extends Record<string, unknown>,
  Output,
>({ name, lead, of, create, edit, rowHeight, entry }: PartProps<Row, Values, Output>) {
  const listActions = useListActions(useResource(of));
  return (
    <PartFrame
      name={name}
      lead={lead}
      actions={<CreateButton label={`${name}.create`} onClick={listActions.create} />}
    >
      <ListBody
        listActions={listActions}
        waiting={<ListSkeleton rows={6} rowHeight={rowHeight} />}
        card={(row) => entry(row, listActions)}
        column
      />
      <ListDialogs listActions={listActions} create={create} edit={edit} />
    </PartFrame>
  );
}
