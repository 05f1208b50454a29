import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { Language } from '../app/language.ts';
import { messages } from './messages.ts';
import type { RecordScreens } from './RecordScreens.ts';

/** When a record was made: what every list can show. */
export const CREATED = 'createdAt';
/** The picture of a record that has one. */
export const PICTURE = 'imageUrl';

/** Readable fields of a record; entries with a custom shape where their area says how. */
export function readFields({
  record: { fields, undated },
  particulars,
}: Pick<RecordScreens, 'record' | 'particulars'>): string[] {
  const isRead = (name: string) =>
    !fields[name]?.unshown &&
    (fields[name]?.kind !== 'own' ||
      Boolean(particulars.cells?.[name] || (particulars.own?.[name] && !particulars.own[name].isSecret)));
  return [...Object.keys(fields).filter(isRead), ...(undated ? [] : [CREATED])];
}

/** What a list can have as columns, its picture first: what an own field selects is only there where it is declared to stand in them. */
export function listFields(screens: Pick<RecordScreens, 'record' | 'particulars'>): string[] {
  const { fields, picture } = screens.record;
  const names = readFields(screens).filter((name) => fields[name]?.kind !== 'own' || fields[name].listed);
  return picture ? [PICTURE, ...names] : names;
}

/** The columns of a list, in the order of the declaration unless others are chosen. */
export function visibleColumns(
  screens: Pick<RecordScreens, 'record' | 'particulars'>,
  chosen: readonly string[] | null,
): readonly string[] {
  const { fields, createdUnlisted } = screens.record;
  const isListed = (name: string) =>
    name === CREATED ? !createdUnlisted : name === PICTURE || fields[name]?.listed === true;
  return listFields(screens).filter((name) => (chosen ? chosen.includes(name) : isListed(name)));
}

/** What people call a field or a column. */
export function labelOf(
  { fields, pictureWords, createdWords }: RecordDeclaration,
  name: string,
  language: Language,
): string {
  if (name === PICTURE) return pictureWords?.[language] ?? messages[language]['list.picture'];
  if (name === CREATED && createdWords) return createdWords[language];
  return fields[name]?.label[language] ?? messages[language]['list.created'];
}
