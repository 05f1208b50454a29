import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import type { Language } from '../app/language.ts';
import { messages } from './messages.ts';
import type { RecordScreens } from './RecordScreens.ts';
import { titleFieldOf } from './titleOf.ts';

/** When a record was made: what every list can show. */
export const CREATED = 'createdAt';
/** The picture of a record that has one. */
export const PICTURE = 'imageUrl';

type Described = Pick<RecordScreens, 'record' | 'particulars'>;

/** Only written, such as a password. */
const isUnread = (field: RecordField | undefined) => field?.kind === 'own' && field.unread === true;

/** Readable fields of a record; entries with a custom shape where their area says how. */
export function readFields({ record: { fields, undated }, particulars }: Described): string[] {
  const isRead = (name: string) =>
    !isUnread(fields[name]) &&
    !fields[name]?.partOf &&
    (fields[name]?.kind !== 'own' ||
      Boolean(particulars.cells?.[name] || (particulars.own?.[name] && !particulars.own[name].isSecret)));
  return [...Object.keys(fields).filter(isRead), ...(undated ? [] : [CREATED])];
}

/**
 * What a list can have as columns, first its picture and what its records are called: what an own field selects is only there where
 * it is declared to stand in them.
 */
export function listFields(screens: Described): string[] {
  const { record } = screens;
  const { fields, picture } = record;
  const title = titleFieldOf(record);
  const names = readFields(screens).filter((name) => fields[name]?.kind !== 'own' || fields[name].listed);
  return [...(picture ? [PICTURE] : []), title, ...names.filter((name) => name !== title)];
}

/** Whether a column is there until others are chosen. When a record was made, and that it is in use, is seldom read. */
export const isListed = ({ fields }: RecordDeclaration, name: string): boolean =>
  name === PICTURE || (name !== CREATED && fields[name]?.listed === true && fields[name].kind !== 'status');

/** What people call a field or a column. */
export function labelOf({ fields, columnWords }: RecordDeclaration, name: string, language: Language): string {
  if (name === PICTURE) return columnWords?.imageUrl?.[language] ?? messages[language]['list.picture'];
  const label = name === CREATED ? columnWords?.createdAt : fields[name]?.label;
  return label?.[language] ?? messages[language]['list.created'];
}
