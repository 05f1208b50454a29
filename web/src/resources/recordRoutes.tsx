import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { AreaRoute } from '../app/areaRoute.ts';
import { withList } from '../list/withList.ts';
import { recordHeads } from './gql/records/recordHeads.ts';
import type { Particulars } from './Particulars.ts';
import { createPath, editPath, listPath, type RecordScreens, showPath } from './RecordScreens.ts';

/** Contract type of a declared record. */
export type RecordType = Exclude<keyof typeof recordHeads, 'StockProduct' | 'StockLevel'>;

/**
 * Returns the list, create, edit and show pages of a declared record. `particulars` loads what they do beyond the
 * declaration, in the chunk of these screens; `ownList` is the area's own list in place of the declared one.
 */
export function recordRoutes(
  type: RecordType,
  particulars: () => Promise<Particulars> = async () => ({}),
  ownList?: AreaRoute['page'],
): AreaRoute[] {
  const record = recordHeads[type];
  const screens = async () => {
    const [{ recordOf }, { operationsOf }] = await Promise.all([
      import('@taem/domain/records.ts'),
      import('./operationsOf.ts'),
    ]);
    const [operations, given] = await Promise.all([operationsOf(record), particulars()]);
    return { record: recordOf(type), operations, particulars: given };
  };
  return screenRoutes(record, screens, ownList);
}

/** The data that the routes of a record need before its screens are loaded. */
interface RecordHead {
  readonly path: string;
  readonly words: RecordDeclaration['words'];
  readonly permission: string | null;
  readonly create: boolean;
  readonly update: boolean;
}

/** Returns the same pages for a record with handwritten operations, because it is more than a row of a table. */
export function screenRoutes(
  record: RecordHead,
  screens: () => Promise<RecordScreens>,
  ownList?: AreaRoute['page'],
): AreaRoute[] {
  const permission = (record.permission ?? undefined) as PageCode | undefined;
  const { one, many } = record.words;
  const listPage = async () => {
    const [{ RecordList }, given] = await Promise.all([withList(import('./RecordList.tsx')), screens()]);
    return () => <RecordList screens={given} />;
  };
  const showPage = async () => {
    const [{ RecordShow }, given] = await Promise.all([import('./RecordShow.tsx'), screens()]);
    return () => <RecordShow screens={given} />;
  };
  const editPage = (isNew: boolean) => async () => {
    const [{ RecordEdit }, given] = await Promise.all([import('./RecordEdit.tsx'), screens()]);
    return () => <RecordEdit screens={given} isNew={isNew} />;
  };
  const list: AreaRoute = {
    path: listPath(record),
    title: many,
    permission,
    page: ownList ?? listPage,
    width: 'list',
  };
  const show: AreaRoute = {
    path: showPath(record),
    title: { th: `ข้อมูล${one.th}`, en: `${one.en} details` },
    permission,
    page: showPage,
  };
  const edit: AreaRoute = {
    path: editPath(record),
    title: { th: `แก้ไข${one.th}`, en: `Edit ${one.en}` },
    permission,
    page: editPage(false),
  };
  const create: AreaRoute = {
    path: createPath(record),
    title: { th: `เพิ่ม${one.th}`, en: `Add ${one.en}` },
    permission,
    page: editPage(true),
  };
  return [list, ...(record.create ? [create] : []), show, ...(record.update ? [edit] : [])];
}
