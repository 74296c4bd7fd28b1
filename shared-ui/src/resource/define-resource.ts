import { isCalendarDate } from 'shared-api/calendar';
import type { MessageId } from '../messages/text';
import { lastDays } from './dates';
import type { FilterRule, ListRules, ListState } from './list-state';
import type { Choice, Column, DatePreset, Filter, Resource, RowsQuery, WithId } from './types';

/** A call's query parameters for paging, sorting and searching; every other parameter is a filter. */
type Paging = 'page' | 'pageSize' | 'sort';
type FilterName<Filters> = Exclude<keyof Filters & string, Paging | 'search'>;

/** The keys a call sorts by, without the `-` of the descending order. */
type SortKey<Filters> = Filters extends { sort?: infer Sort } ? Exclude<Sort & string, `-${string}`> : never;

type ChoiceFilterOf<Filters, Name extends FilterName<Filters>> = {
  kind: 'choice';
  name: Name;
  label: MessageId;
  all: MessageId;
  choices: readonly Choice<NonNullable<Filters[Name]> & (string | number)>[];
  initial?: NonNullable<Filters[Name]> & string;
};

/** A filter of a call: a choice of its values, a range `from`–`to`, or an id that only links set. */
export type FilterDeclaration<Filters> =
  | { [Name in FilterName<Filters>]: ChoiceFilterOf<Filters, Name> }[FilterName<Filters>]
  | (Filters extends { from?: string; to?: string }
      ? { kind: 'dates'; presets: readonly DatePreset[]; initial?: 'last' }
      : never)
  | { kind: 'id'; name: FilterName<Filters> };

/** A list's declaration; `Filters` are the query parameters of its call. */
export interface ResourceDeclaration<Row extends WithId, Filters>
  extends Omit<Resource<Row>, 'rules' | 'query' | 'selection' | 'filters'> {
  /** The first is the default. */
  pageSizes: ListRules['pageSizes'];
  views: ListRules['views'];
  query: (filters: Filters) => RowsQuery<Row>;
  columns: readonly (Column<Row> & { sort?: SortKey<Filters> })[];
  filters: readonly FilterDeclaration<Filters>[];
}

const idPattern = /^[\w-]{1,60}$/;

/** The allowed values of a filter in the address. */
const rulesOf = (filter: Filter): Record<string, FilterRule> => {
  switch (filter.kind) {
    case 'choice':
      return {
        [filter.name]: {
          initial: filter.initial,
          accepts: (text) => filter.choices.some(({ value }) => String(value) === text),
        },
      };
    case 'dates': {
      const initial = filter.initial && lastDays();
      return {
        from: { initial: initial?.from, accepts: isCalendarDate },
        to: { initial: initial?.to, accepts: isCalendarDate },
      };
    }
    case 'id':
      return { [filter.name]: { accepts: (text) => idPattern.test(text) } };
  }
};

/** Filters as the call types them: converts a choice's text in the address to its value. */
const typedFilters = (filters: readonly Filter[], state: ListState): [string, string | number][] =>
  Object.entries(state.filters).map(([name, text]) => {
    const filter = filters.find((one) => one.kind === 'choice' && one.name === name);
    const choice = filter?.kind === 'choice' && filter.choices.find(({ value }) => String(value) === text);
    return [name, choice ? choice.value : text];
  });

/**
 * Declares a resource's list. Columns and actions are typed by its row, sort keys and filters by its call's query, so
 * that a renamed field or a wrong key does not compile. The parsing of the address and the query are derived.
 */
export const defineResource =
  <Row extends WithId, Filters extends object>() =>
  (declaration: ResourceDeclaration<Row, Filters>): Resource<Row, Filters> => {
    const { pageSizes, views, query, ...facts } = declaration;
    const filters: readonly Filter[] = declaration.filters;
    const sorts = facts.columns.flatMap(({ sort }) => (sort ? [sort] : []));
    // The declaration ties every name to its values' type, which `Object.fromEntries` cannot express.
    const selection = (state: ListState) =>
      Object.fromEntries([
        ...typedFilters(filters, state),
        ...(state.search ? [['search', state.search]] : []),
      ]) as Omit<Filters, Paging>;
    return {
      ...facts,
      filters,
      rules: () => ({
        pageSizes,
        views,
        sorts,
        filters: Object.assign({}, ...filters.map(rulesOf)) as ListRules['filters'],
      }),
      selection,
      query: (state) => {
        const { page, pageSize, sort } = state;
        return query({ ...selection(state), page, pageSize, ...(sort && { sort }) } as Filters);
      },
    };
  };
