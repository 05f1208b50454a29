import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { Language } from '../app/language.ts';
import { messages } from './messages.ts';
import type { RecordScreens } from './RecordScreens.ts';

/** When a record was made: what every list can show. */
export const CREATED = 'createdAt';

/** Fields that can be read of a record; entries of their own shape where their area says how. */
export function readFields({
  record: { fields, undated },
  particulars,
}: Pick<RecordScreens, 'record' | 'particulars'>): string[] {
  const isRead = (name: string) =>
    fields[name]?.kind !== 'own' ||
    Boolean(particulars.cells?.[name] || (particulars.own?.[name] && !particulars.own[name].isSecret));
  return [...Object.keys(fields).filter(isRead), ...(undated ? [] : [CREATED])];
}

/** Fields that a list has: what an own field selects is only there where it is declared to stand in lists. */
export function listFields(screens: Pick<RecordScreens, 'record' | 'particulars'>): string[] {
  const { fields } = screens.record;
  return readFields(screens).filter((name) => fields[name]?.kind !== 'own' || fields[name].listed);
}

/** The columns of a list, in the order of the declaration unless others are chosen. */
export function shownColumns(
  screens: Pick<RecordScreens, 'record' | 'particulars'>,
  chosen: readonly string[] | null,
): readonly string[] {
  const { fields } = screens.record;
  return listFields(screens).filter((name) =>
    chosen ? chosen.includes(name) : name === CREATED || fields[name]?.listed,
  );
}

/** What people call a field or a column. */
export const labelOf = ({ fields }: RecordDeclaration, name: string, language: Language): string =>
  fields[name]?.label[language] ?? messages[language]['list.created'];
