import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { STATUSES } from '../app/contractValues.ts';
import { useLanguage } from '../app/i18n.ts';
import { ChoiceField, choiceFilter } from '../list/filterFields.tsx';
import type { ListFilter } from '../list/ListDeclaration.ts';
import { filtersInOrder, namesWithin, withinOf } from './filtersWithin.ts';
import { useResourceMessages } from './messages.ts';
import type { ListTab } from './Particulars.ts';
import { isAtMost, recordsOf } from './recordShape.ts';
import { useChoiceList } from './useChoices.ts';

/** Returns a filter for each field by which the list of a record can be filtered, except those that a tab sets. */
export function useRecordFilters(record: RecordDeclaration, tabs: readonly ListTab[]): readonly ListFilter[] {
  const t = useResourceMessages();
  const language = useLanguage();
  const fields = filtersInOrder(record).filter(
    ([name, field]) => !isAtMost(field) && !tabs.some(({ filter }) => name in filter),
  );
  return fields.map(([name, field]): ListFilter => {
    const label = field.label[language];
    const type = recordsOf(field);
    if (type === null)
      return choiceFilter(name, label, [
        { id: STATUSES.Active, name: t('status.Active') },
        { id: STATUSES.Inactive, name: t('status.Inactive') },
      ]);
    const above = withinOf(field);
    return {
      names: [name],
      draw: (filter, narrow) =>
        // A filter within another one is only drawn once the outer one is set.
        (!above || filter[above]) && (
          <RecordChoice
            key={name}
            label={label}
            type={type}
            within={above && filter[above]}
            value={filter[name] ?? ''}
            onChoose={(value) => {
              const inside = namesWithin(record, name).map((each) => [each, ''] as const);
              narrow({ ...Object.fromEntries(inside), [name]: value });
            }}
          />
        ),
    };
  });
}

interface Props {
  readonly label: string;
  /** Contract type of the records. */
  readonly type: string;
  /** Id of the record that contains the choices. */
  readonly within: string | undefined;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function RecordChoice({ type, within, ...field }: Props) {
  const { choices, isLoading } = useChoiceList(type, within);
  // MGMT-38 Choices that cannot be loaded are not drawn; while they are loading their room is reserved.
  return (choices || isLoading) && <ChoiceField {...field} choices={choices ?? []} isLoading={!choices} />;
}
