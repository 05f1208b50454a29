import { MEMBER_IMPORT } from '@taem/domain/import/customerColumns.ts';
import type { ImportedRecord } from '../import/ImportedRecord.ts';
import { ImportPage } from '../import/ImportPage.tsx';

const members: ImportedRecord = {
  path: 'members',
  title: { th: 'นำเข้าสมาชิก', en: 'Import members' },
  hint: {
    th: 'หมายเลขโทรศัพท์หรือรหัสที่เป็นสมาชิกอยู่แล้วถือเป็นแถวที่ผิด ระบบจะไม่แก้ไขสมาชิกเดิม เมื่อดูทุกสาขาอยู่ แต่ละแถวต้องมีรหัสหรือชื่อสาขาในคอลัมน์ branch',
    en: 'A phone number or code that is a member’s already counts as a mistake: no member is changed. In branch All each row needs the code or name of its branch in a column branch.',
  },
  home: { label: { th: 'สมัครสมาชิก', en: 'Register' }, to: '/customers/register' },
  columns: MEMBER_IMPORT,
  fields: ['members', 'member'],
};

/** CUST-10 */
export function ImportMembersPage() {
  return <ImportPage what={members} />;
}
