import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MEMBER_IMPORT } from '@taem/domain/import/customerColumns.ts';
import { useMemo } from 'react';
import { usePermission } from '../app/permission.ts';
import type { ImportedRecord } from '../import/ImportedRecord.ts';
import { ImportPage } from '../import/ImportPage.tsx';

const members: ImportedRecord = {
  path: 'members',
  title: { th: 'นำเข้าสมาชิก', en: 'Import members' },
  hint: {
    th: 'สมาชิกที่มีเบอร์โทรศัพท์หรือรหัสนี้อยู่แล้วจะคงไว้ตามเดิม หรือเลือกให้แก้ไขตามไฟล์ได้ แต้ม ยอดซื้อ และระดับจากระบบเดิมยกมาได้ เมื่อดูทุกสาขาอยู่ เลือกสาขาของไฟล์ได้ หรือให้แต่ละแถวมีรหัสหรือชื่อสาขา',
    en: 'A member with this phone or code stays as they are, unless you choose to update them. Points, spending and tier can be imported too. With all branches selected, choose the branch of the file, or put the code or name of a branch in each row.',
  },
  home: { label: { th: 'สมัครสมาชิก', en: 'Register' }, to: '/customers/register' },
  columns: MEMBER_IMPORT,
  fields: ['members', 'member'],
};

/** The list to return to; its default order is newest first. */
const NEWEST = { label: { th: 'สมาชิก', en: 'Members' }, to: '/ci/member/search' };

/** CUST-10 */
export function ImportMembersPage() {
  const { canRead } = usePermission(PAGE.customerInsight);
  const what = useMemo(() => ({ ...members, newest: canRead ? NEWEST : null }), [canRead]);
  return <ImportPage what={what} />;
}
