import { useApolloClient } from '@apollo/client/react';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { STATUSES } from '../../app/contractValues.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { ListState } from '../../list/listAddress.ts';
import { withinOf } from '../filtersWithin.ts';
import { filteredFields, recordsOf, shapeOf } from '../recordShape.ts';
import { readChoices } from '../useChoices.ts';
import type { ChoicesOf } from './readView.ts';
import { ViewsControl } from './ViewsControl.tsx';

/** The views of the list of a declared record. */
export function RecordViews({ record, state }: { readonly record: RecordDeclaration; readonly state: ListState }) {
  const language = useLanguage();
  const client = useApolloClient();
  const fields = new Map(filteredFields(record));
  const choicesOf: ChoicesOf = async (name) => {
    const field = fields.get(name);
    // The choices of a filter within another one depend on that one.
    if (!field || withinOf(field)) return null;
    const type = recordsOf(field);
    if (type === null) return new Set(Object.values(STATUSES));
    const choices = await readChoices(client, type);
    return choices && new Set(choices.map(({ id }) => id));
  };
  return (
    <ViewsControl
      list={record.path}
      shape={shapeOf(record)}
      state={state}
      choicesOf={choicesOf}
      labelOf={(name) => fields.get(name)?.label[language] ?? name}
    />
  );
}
