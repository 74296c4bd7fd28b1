import { type Season, SeasonStatus } from 'shared-api';
import { CheckIcon } from 'shared-ui';
import { CancelIcon, DeleteIcon, GroupIcon } from 'shared-ui/details';
import { EditIcon, type ListAction } from 'shared-ui/resource';
import { deleteSeason, setSeasonStatus } from '../api';

const isActive = ({ status }: Season): boolean => status === SeasonStatus.Active;
const nameOf = (rows: readonly Season[]): string => rows.map(({ name }) => name).join(', ');

/** A season's actions. Taking it off sale needs a confirmation, putting it on sale does not. */
export const seasonActions: readonly ListAction<Season>[] = [
  { id: 'members', label: 'seasons.details', Icon: GroupIcon, does: 'show' },
  { id: 'edit', label: 'console.edit', Icon: EditIcon, does: 'edit' },
  {
    id: 'activate',
    label: 'seasons.activate',
    Icon: CheckIcon,
    when: (season) => !isActive(season),
    does: 'change',
    operation: {
      run: ({ id }) => setSeasonStatus({ params: { id }, body: { status: SeasonStatus.Active } }),
      success: (rows, { text }) => text('seasons.activated', { name: nameOf(rows) }),
      failed: 'seasons.updateFailed',
    },
  },
  {
    id: 'deactivate',
    label: 'seasons.deactivate',
    Icon: CancelIcon,
    when: isActive,
    does: 'change',
    operation: {
      confirmation: (rows, { text }) => ({
        title: text('seasons.deactivateTitle', { name: nameOf(rows) }),
        body: text('seasons.deactivateText'),
        confirm: text('seasons.deactivate'),
      }),
      run: ({ id }) => setSeasonStatus({ params: { id }, body: { status: SeasonStatus.Inactive } }),
      success: (rows, { text }) => text('seasons.deactivated', { name: nameOf(rows) }),
      failed: 'seasons.updateFailed',
    },
  },
  {
    id: 'delete',
    label: 'console.delete',
    Icon: DeleteIcon,
    danger: true,
    does: 'change',
    operation: {
      confirmation: (rows, { text }) => ({
        title: text('seasons.deleteTitle', { name: nameOf(rows) }),
        body: text('seasons.deleteText'),
        confirm: text('seasons.deleteConfirm'),
      }),
      run: ({ id }) => deleteSeason({ params: { id } }),
      success: (_rows, { text }) => text('seasons.deleted'),
      failed: 'seasons.deleteFailed',
    },
  },
];
