import { ADDRESS_PARTS, enteredAddress } from '@taem/domain/merchant/addressParts.ts';
import { REQUIRED_PARTS } from '@taem/domain/merchant/registeredAddress.ts';
import type { RecordRule } from '@taem/domain/record/formOf.ts';
import type { Particulars } from '../resources/Particulars.ts';
import { ComposedAddress } from '../resources/place/ComposedAddress.tsx';

/** MGMT-02, MGMT-33 A branch opens read-only; MGMT-06 a new one has no staff until users are assigned. */
export const branchParticulars: Particulars = {
  opensToRead: true,
  saved: { th: 'อัปเดตสาขาแล้ว', en: 'Branch updated' },
  created: {
    th: 'เพิ่มสาขาแล้ว อย่าลืมให้สิทธิ์สาขาใหม่แก่ผู้ใช้งานที่หน้าผู้ใช้',
    en: 'Branch added. Remember to give users the new branch on the “Users” page.',
  },
  rule: (form) => requirePart(requirePart(form, 'subDistrictId'), 'houseNo'),
  Below: ({ values }) => <ComposedAddress line="address" entered={enteredAddress((part) => values[part])} />,
};

/**
 * Makes a part of the address required, and reports it at that part regardless of other errors. Most sub-districts determine
 * the postcode.
 */
const requirePart = (form: RecordRule, part: 'subDistrictId' | 'houseNo'): RecordRule =>
  form.refine((typed) => ADDRESS_PARTS.every((each) => !typed[each]) || Boolean(typed[part]), {
    ...{ path: [part], error: REQUIRED_PARTS[part] },
    when: () => true,
  });
