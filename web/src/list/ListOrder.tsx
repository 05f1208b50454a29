import { ChoiceField } from './filterFields.tsx';
import type { ColumnHead } from './ListDeclaration.ts';
import { useListMessages } from './messages.ts';
import type { ListHandle } from './useList.ts';

interface Props {
  readonly list: ListHandle;
  readonly columns: readonly ColumnHead[];
}

/** The order of cards, which have no headings to press. */
export function ListOrder({ list: { shape, state, change }, columns }: Props) {
  const t = useListMessages();
  const { sort } = state;
  const choices = columns.flatMap(({ name, sort: field = name, label }) =>
    (shape.sorts[field] ?? []).map((direction) => ({
      id: `${field}.${direction}`,
      name: t(`list.${direction}`, { field: label }),
    })),
  );
  return (
    <ChoiceField
      label={t('list.order')}
      value={sort ? `${sort.field}.${sort.direction}` : ''}
      any={t('list.usual')}
      choices={choices}
      onChoose={(value) => {
        const [field = '', direction] = value.split('.');
        change({ sort: field ? { field, direction: direction === 'desc' ? 'desc' : 'asc' } : null });
      }}
    />
  );
}
