import type { Particulars } from '../resources/Particulars.ts';

/** MGMT-06 A new branch is nobody's to work in until its users are told. */
export const branchParticulars: Particulars = {
  created: {
    th: 'เพิ่มสาขาแล้ว อย่าลืมให้สิทธิ์สาขาใหม่แก่ผู้ใช้งานที่หน้าผู้ใช้',
    en: 'Branch added. Remember to give users the new branch on the Users page.',
  },
};
