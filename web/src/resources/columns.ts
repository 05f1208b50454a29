import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import type { Language } from '../app/language.ts';
import { messages } from './messages.ts';
import type { RecordScreens } from './RecordScreens.ts';
import { titleFieldOf } from './titleOf.ts';

/** Column of the creation time, which every list can show. */
export const CREATED = 'createdAt';
/** Column of the picture, for records that have one. */
export const PICTURE = 'imageUrl';

type Described = Pick<RecordScreens, 'record' | 'particulars'>;

/** Whether a field is only written, such as a password. */
const isUnread = (field: RecordField | undefined) => field?.kind === 'own' && field.unread === true;

/** Returns the readable fields of a record; fields with a custom shape only if their area provides them. */
export function readFields({ record: { fields, undated }, particulars }: Described): string[] {
  const isRead = (name: string) =>
    !isUnread(fields[name]) &&
    !fields[name]?.partOf &&
    (fields[name]?.kind !== 'own' ||
      Boolean(particulars.cells?.[name] || (particulars.own?.[name] && !particulars.own[name].isSecret)));
  return [...Object.keys(fields).filter(isRead), ...(undated ? [] : [CREATED])];
}

/**
 * Returns the possible columns of a list, picture and name first. An own field is only included if its declaration puts it in
 * lists, because only then it is selected.
 */
export function listFields(screens: Described): string[] {
  const { record } = screens;
  const { fields, picture } = record;
  const title = titleFieldOf(record);
  const names = readFields(screens).filter((name) => fields[name]?.kind !== 'own' || fields[name].listed);
  return [...(picture ? [PICTURE] : []), title, ...names.filter((name) => name !== title)];
}

/** Whether a column is visible by default. Creation time and status are seldom needed. */
export const isListed = ({ fields }: RecordDeclaration, name: string): boolean =>
  name === PICTURE || (name !== CREATED && fields[name]?.listed === true && fields[name].kind !== 'status');

/** Returns the label of a field or a column. */
export function labelOf({ fields, columnWords }: RecordDeclaration, name: string, language: Language): string {
  if (name === PICTURE) return columnWords?.imageUrl?.[language] ?? messages[language]['list.picture'];
  const label = name === CREATED ? columnWords?.createdAt : fields[name]?.label;
  return label?.[language] ?? messages[language]['list.created'];
}
