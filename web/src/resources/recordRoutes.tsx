import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { pageOf } from '@taem/domain/record/pageOf.ts';
import type { ReactNode } from 'react';
import type { AreaRoute } from '../app/areaRoute.ts';
import { createPath, editPath, listPath, type RecordOperations, showPath } from './RecordScreens.ts';

interface Options {
  readonly icon: ReactNode;
  /** Loads the operations, which are in the chunk of their area. */
  readonly operations: () => Promise<RecordOperations>;
}

/** The list, create, edit and show pages of a declared record; the menu leads to the list. */
export function recordRoutes(record: RecordDeclaration, { icon, operations }: Options): AreaRoute[] {
  const permission = (pageOf(record) ?? undefined) as PageCode | undefined;
  const { one, many } = record.words;
  const screens = async () => ({ record, operations: await operations() });
  const listPage = async () => {
    const [{ RecordList }, given] = await Promise.all([import('./RecordList.tsx'), screens()]);
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
    menu: 'management',
    icon,
    permission,
    page: listPage,
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
