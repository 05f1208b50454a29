import { recordedLabels } from '../changes/recordedLabels.ts';
import { MEMBER_COLUMNS } from '../customers/find/memberColumns.ts';
import { CUSTOMER_LIMITS } from '../customers/profile/customerLimits.ts';
import type { FieldKind } from '../record/field.ts';
import { wireName } from '../record/wireName.ts';
import type { Words } from '../record/words.ts';
import type { ImportField } from './ImportField.ts';

const column = (
  name: string,
  kind: FieldKind,
  more: Omit<ImportField, 'path' | 'label' | 'kind'> = {},
): ImportField => ({
  path: wireName(name),
  label: recordedLabels[name] ?? { th: name, en: name },
  kind,
  ...more,
});

/** The field of a name in a language other than the shop's. */
const inLanguage = (name: 'firstname' | 'lastname' | 'nickname', language: 'th' | 'en'): ImportField => {
  const { th, en } = recordedLabels[name] ?? { th: name, en: name };
  const label =
    language === 'th' ? { th: `${th} (ไทย)`, en: `${en} (Thai)` } : { th: `${th} (อังกฤษ)`, en: `${en} (English)` };
  return { path: `${name}_${language}`, label, kind: 'text', max: 100 };
};

/** The field of an id, which people do not write. */
const id = (name: string): ImportField => column(name, 'reference', { isInternal: true });

const inExport = (field: string): Words =>
  MEMBER_COLUMNS.find((each) => each.field === field)?.words ?? { th: field, en: field };

/** The full name, for files with only one column for it. */
const NAME: ImportField = {
  path: 'name',
  label: { th: 'ชื่อ-นามสกุล', en: 'Name' },
  kind: 'text',
  aliases: [
    ...['Full Name', 'Customer Name', 'Customer', 'Member Name', 'Display Name', 'ชื่อลูกค้า', 'ชื่อสมาชิก'],
    ...['ชื่อและนามสกุล', 'ชื่อ - สกุล', 'ชื่อ-สกุล', 'ชื่อ สกุล', 'ชื่อ นามสกุล', 'ลูกค้า', 'สมาชิก'],
  ],
  about: {
    th: 'ใช้เมื่อชื่อกับนามสกุลอยู่ช่องเดียวกัน คำหลังช่องว่างสุดท้ายเป็นนามสกุล',
    en: 'Where both names are in one column; what stands behind the last space is the last name.',
  },
};

const PERSON: readonly ImportField[] = [
  NAME,
  column('firstname', 'text', {
    required: true,
    max: CUSTOMER_LIMITS.firstname,
    example: { th: 'มานี', en: 'Manee' },
    aliases: ['First Name', 'Given Name', 'ชื่อจริง'],
  }),
  column('lastname', 'text', {
    required: true,
    max: CUSTOMER_LIMITS.lastname,
    example: { th: 'มีนา', en: 'Meena' },
    aliases: ['Last Name', 'Surname', 'Family Name', 'สกุล'],
  }),
  column('nickname', 'text', {
    max: CUSTOMER_LIMITS.nickname,
    example: { th: 'มา', en: 'Ma' },
    aliases: ['Nick Name'],
  }),
  column('phone', 'phone', {
    max: CUSTOMER_LIMITS.phone,
    example: { th: '0812345670', en: '0812345670' },
    aliases: [
      ...['Phone Number', 'Mobile', 'Mobile Phone', 'Mobile Number', 'Telephone', 'Tel', 'Phone 1', 'Contact Number'],
      ...['Default Address Phone', 'Billing Phone', 'เบอร์โทร', 'เบอร์โทรศัพท์', 'เบอร์มือถือ', 'เบอร์', 'มือถือ', 'โทร'],
      ...['หมายเลขโทรศัพท์', 'โทรศัพท์มือถือ'],
    ],
  }),
  column('email', 'email', {
    max: CUSTOMER_LIMITS.email,
    example: { th: 'manee@example.com', en: 'manee@example.com' },
    aliases: ['Email Address', 'Billing Email', 'อีเมล์'],
  }),
  column('gender', 'text', { max: 50, example: { th: 'หญิง', en: 'Female' }, aliases: ['Sex'] }),
  column('birthdate', 'date', {
    example: { th: '31/12/2533', en: '31/12/1990' },
    aliases: ['Birthday', 'Date of Birth', 'DOB', 'Birth Date', 'วันเดือนปีเกิด', 'ว/ด/ป เกิด'],
  }),
  column('language', 'text', { example: { th: 'th-TH', en: 'en-US' } }),
  column('tags', 'tags', {
    example: { th: 'vip, ใหม่', en: 'vip, new' },
    aliases: ['Groups', 'Customer Group', 'Group', 'กลุ่ม', 'กลุ่มลูกค้า', 'ป้ายกำกับ'],
  }),
  column('nationality', 'text', { max: CUSTOMER_LIMITS.nationality }),
  column('state', 'text', { max: CUSTOMER_LIMITS.maritalStatus, aliases: ['Marital Status'] }),
  column('address', 'text', {
    max: CUSTOMER_LIMITS.address,
    aliases: [
      ...['Street Address', 'Street Address 1', 'Address 1', 'Address Line 1', 'Street', 'Default Address Address1'],
      ...['Billing Address 1'],
    ],
  }),
  column('recommendedBy', 'text', { max: 100, aliases: ['Referral Source'] }),
  column('inviteCodes', 'tags'),
  column('status', 'status'),
  ...(['firstname', 'lastname', 'nickname'] as const).flatMap((name) => [
    inLanguage(name, 'th'),
    inLanguage(name, 'en'),
  ]),
  ...['occupationId', 'provinceId', 'districtId', 'postcodeId', 'branchId'].map(id),
];

/** CUST-10 The columns of a file of members, with their names in exports of other products. */
export const MEMBER_IMPORT: readonly ImportField[] = [
  {
    path: 'code',
    label: inExport('code'),
    kind: 'text',
    max: 50,
    aliases: [
      ...['Customer Code', 'Member ID', 'Membership ID', 'Member No', 'Customer ID', 'Reference ID'],
      ...['เลขสมาชิก', 'เลขที่สมาชิก', 'หมายเลขสมาชิก', 'รหัสลูกค้า', 'รหัส'],
    ],
  },
  ...PERSON,
  {
    path: 'points',
    label: inExport('lifetime_value.remaining_reward'),
    kind: 'integer',
    aliases: [
      ...['Points Balance', 'Point Balance', 'Loyalty Points', 'Reward Points', 'Point', 'Points Available'],
      ...['แต้ม', 'แต้มสะสม', 'คะแนน', 'คะแนนสะสม', 'คะแนนคงเหลือ', 'ยอดแต้ม'],
    ],
    about: {
      th: 'ยอดยกมา ใส่ให้เมื่อสมาชิกยังไม่มีแต้มในร้านนี้ ต้องมีสิทธิ์ปรับแต้ม',
      en: 'What they begin with: taken where the member has no points here yet. Needs the right to adjust points.',
    },
  },
  {
    path: 'spent',
    label: inExport('lifetime_value.total_revenue'),
    kind: 'money',
    aliases: [
      ...['Total Spent', 'Lifetime Spend', 'Amount Spent', 'Total Sales', 'Total Spend', 'Net Sales', 'LTV'],
      ...['ยอดซื้อ', 'ยอดซื้อรวม', 'ยอดใช้จ่ายสะสม', 'ยอดซื้อทั้งหมด'],
    ],
    about: {
      th: 'ยอดซื้อจากระบบเดิม นับรวมในการเลื่อนระดับ',
      en: 'What they bought before; tiers are reached with it.',
    },
  },
  {
    path: 'visits',
    label: inExport('lifetime_value.total_transaction'),
    kind: 'integer',
    aliases: [
      ...['Total Visits', 'Visits', 'Visit Count', 'Transaction Count', 'Total Orders', 'Orders', 'Number of Orders'],
      ...['จำนวนครั้ง', 'จำนวนบิล', 'จำนวนครั้งที่มา'],
    ],
  },
  {
    path: 'tier',
    label: inExport('tier.current.name'),
    kind: 'text',
    aliases: ['tier.current.name', 'Member Tier', 'Member Level', 'Membership Level', 'Level', 'ระดับสมาชิก', 'ระดับลูกค้า'],
  },
  {
    path: 'joined',
    label: inExport('time'),
    kind: 'date',
    aliases: [
      ...['Joined', 'Join Date', 'Date Joined', 'Member Since', 'Customer Since', 'Registration Date', 'Registered At'],
      ...[
        'Created',
        'Created At',
        'Creation Date',
        'First Visit',
        'First Order Date',
        'วันสมัคร',
        'วันที่เป็นสมาชิก',
        'สมัครเมื่อ',
      ],
    ],
  },
  {
    path: 'consent',
    label: { th: 'ยินยอมรับข่าวสาร', en: 'May be sent messages' },
    kind: 'flag',
    aliases: [
      ...[
        'Accepts Marketing',
        'Accepts Email Marketing',
        'Accepts SMS Marketing',
        'Marketing Consent',
        'Email Marketing Consent',
      ],
      ...['Marketing Opt-in', 'Consent', 'PDPA', 'ยินยอม', 'รับข่าวสาร'],
    ],
  },
  {
    path: 'branch',
    label: { th: 'สาขา', en: 'Branch' },
    kind: 'text',
    aliases: ['Store', 'Shop', 'Location', 'Home Store', 'ร้าน'],
    about: {
      th: 'รหัสหรือชื่อสาขา ใช้เมื่อนำเข้าโดยดูทุกสาขาอยู่',
      en: 'Its code or name; needed when importing with all branches selected.',
    },
  },
  column('lineId', 'text', { max: CUSTOMER_LIMITS.lineId, aliases: ['Line ID', 'ไลน์', 'ไอดีไลน์'] }),
  column('instagramId', 'text', { max: CUSTOMER_LIMITS.instagramId, aliases: ['Instagram ID', 'IG'] }),
  column('merchantRemark', 'text', {
    max: CUSTOMER_LIMITS.merchantRemark,
    aliases: ['Note', 'Notes', 'Memo', 'Remark', 'Comment', 'หมายเหตุ', 'บันทึก'],
  }),
  id('subDistrictId'),
];

/** The columns of a file of potentials. */
export const POTENTIAL_IMPORT: readonly ImportField[] = [...PERSON, { ...id('subDistrictId'), path: 'subdistrict_id' }];
