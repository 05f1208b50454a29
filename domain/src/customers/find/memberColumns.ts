/** A column in a file of people. */
interface CustomerColumn {
  /** The gateway's name of the field; the gateway leaves out fields that the user may not read. */
  readonly field: string;
  readonly words: { readonly th: string; readonly en: string };
}

const column = (field: string, th: string, en: string): CustomerColumn => ({ field, words: { th, en } });

const PERSON = [
  column('firstname', 'ชื่อ', 'First name'),
  column('lastname', 'นามสกุล', 'Last name'),
  column('nickname', 'ชื่อเล่น', 'Nickname'),
  column('phone', 'โทรศัพท์', 'Phone'),
  column('email', 'อีเมล', 'Email'),
  column('gender', 'เพศ', 'Gender'),
  column('birthdate', 'วันเกิด', 'Birthdate'),
  column('tags', 'แท็ก', 'Tags'),
  column('status', 'สถานะ', 'Status'),
];

/** The columns of a file of members, with the figures of their list. */
export const MEMBER_COLUMNS: readonly CustomerColumn[] = [
  column('code', 'รหัสสมาชิก', 'Member code'),
  ...PERSON,
  column('tier.current.name', 'ระดับ', 'Tier'),
  column('lifetime_value.remaining_reward', 'แต้มคงเหลือ', 'Points'),
  column('lifetime_value.total_revenue', 'ยอดซื้อสะสม', 'Lifetime value'),
  column('lifetime_value.total_transaction', 'จำนวนครั้งที่ซื้อ', 'Purchases'),
  column('last_transaction_time', 'ซื้อล่าสุด', 'Last purchase'),
  column('time', 'วันที่สมัคร', 'Registered'),
];

/** The columns of a file of potentials. */
export const POTENTIAL_COLUMNS: readonly CustomerColumn[] = [
  ...PERSON,
  column('last_activity_time', 'เคลื่อนไหวล่าสุด', 'Last activity'),
  column('time', 'วันที่บันทึก', 'Registered'),
];
