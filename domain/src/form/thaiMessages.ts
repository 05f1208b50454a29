/**
 * What the documents' literal messages say in Thai. The gateway answers in the documents' words; a screen shows them in
 * the language of who reads it.
 */
const THAI: Readonly<Record<string, string>> = {
  Required: 'กรุณากรอก',
  'This field is required': 'กรุณากรอก',
  'Name is required': 'กรุณากรอกชื่อ',
  'The name is required': 'กรุณากรอกชื่อ',
  'Address is required': 'กรุณากรอกที่อยู่',
  'Phone number is required': 'กรุณากรอกหมายเลขโทรศัพท์',
  'Phone is required': 'กรุณากรอกหมายเลขโทรศัพท์',
  'Email is required': 'กรุณากรอกอีเมล',
  'Wrong phone format': 'รูปแบบหมายเลขโทรศัพท์ไม่ถูกต้อง',
  'Wrong email format': 'รูปแบบอีเมลไม่ถูกต้อง',
  'Phone is not valid': 'หมายเลขโทรศัพท์ไม่ถูกต้อง',
  'Email is not valid': 'อีเมลไม่ถูกต้อง',
  'Birthdate is not valid': 'วันเกิดไม่ถูกต้อง',
  'Must be a number': 'ต้องเป็นตัวเลข',
  'Must be a whole number': 'ต้องเป็นจำนวนเต็ม',
  'Must have at most two decimals': 'ใส่ทศนิยมได้ไม่เกินสองตำแหน่ง',
  'Username is required!': 'กรุณากรอกชื่อผู้ใช้',
  'Firstname is required': 'กรุณากรอกชื่อ',
  'Lastname is required': 'กรุณากรอกนามสกุล',
  'Choose a network': 'กรุณาเลือกเครือข่าย',
  'Enter the account': 'กรุณากรอกชื่อบัญชี',
  'is required': 'กรุณากรอก',
  'does not exist': 'ไม่พบในระบบ',
  'is already in use': 'มีอยู่ในระบบแล้ว',
  'is in the future': 'ยังมาไม่ถึง',
  'must be an id': 'ต้องเป็นรหัสอ้างอิงของระบบ',
  'must be a whole number': 'ต้องเป็นจำนวนเต็ม',
  'must be a number': 'ต้องเป็นตัวเลข',
  'must be true or false': 'ต้องเป็น true หรือ false',
  'must be a date YYYY-MM-DD': 'ต้องเป็นวันที่แบบ YYYY-MM-DD',
  'must be text': 'ต้องเป็นข้อความ',
  'has a character that is not allowed': 'มีอักขระที่ใช้ไม่ได้',
  'is not a field of this record': 'ไม่มีคอลัมน์นี้ในระบบ',
  'is there twice': 'มีคอลัมน์นี้ซ้ำ',
  'are more than the header has names': 'มีช่องเกินกว่าหัวตาราง',
  'has no rows below its header': 'ไฟล์ไม่มีแถวใต้หัวตาราง',
  'is not a CSV or XLSX file': 'ไม่ใช่ไฟล์ CSV หรือ XLSX',
  'cannot be read: a quote is not closed, or the row is too long': 'อ่านไม่ได้ เครื่องหมายคำพูดไม่ครบคู่ หรือแถวยาวเกินไป',
  'File size is too large.': 'ไฟล์มีขนาดใหญ่เกินไป',
  'The phone number is incorrect.': 'หมายเลขโทรศัพท์ไม่ถูกต้อง',
  'This account is already registered as a member.': 'บัญชีนี้เป็นสมาชิกอยู่แล้ว',
  'Many records of this shop are being changed already, try again when that is done.':
    'ร้านกำลังแก้ไขข้อมูลจำนวนมากอยู่ ลองอีกครั้งเมื่อเสร็จ',
  'Another file is being taken in for this shop, try again when it is done.': 'ร้านกำลังนำเข้าไฟล์อื่นอยู่ ลองอีกครั้งเมื่อเสร็จ',
  'is not in this category': 'ไม่อยู่ในหมวดหมู่นี้',
  'does not exist, or is still in use.': 'ไม่มีแล้ว หรือยังถูกใช้อยู่',
  'is already in use.': 'มีผู้ใช้ค่านี้แล้ว',
  'cannot be changed': 'แก้ไขไม่ได้',
  'is not one of your branches': 'ไม่ใช่สาขาที่คุณทำงาน',
  'Status is required': 'กรุณาเลือกสถานะ',
  'Role is required': 'กรุณาเลือกบทบาท',
  'Branch is required': 'กรุณาเลือกสาขา',
  'Account No. should match xxx-x-xxxxx-x': 'เลขที่บัญชีต้องเป็น xxx-x-xxxxx-x',
  'Must not end before it begins': 'เวลาสิ้นสุดต้องไม่ก่อนเวลาเริ่ม',
  'PromptPay id should be a mobile phone number or a tax id': 'พร้อมเพย์ต้องเป็นเบอร์มือถือหรือเลขประจำตัวผู้เสียภาษี',
  'Need more than 8 characters': 'ต้องมีอย่างน้อย 8 ตัวอักษร',
  'Password does not match': 'รหัสผ่านไม่ตรงกัน',
  'Password is too short': 'รหัสผ่านสั้นเกินไป',
  'Does not match': 'ไม่ตรงกัน',
  'Too easy to guess': 'เดาง่ายเกินไป',
  'Enter your present password': 'กรุณาใส่รหัสผ่านปัจจุบัน',
  'The present password is wrong': 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
  'Username should not contain space': 'ชื่อผู้ใช้ต้องไม่มีเว้นวรรค',
  'You have one by this name already': 'คุณมีชื่อนี้อยู่แล้ว',
  'Only its owner can keep it for themselves again': 'เฉพาะเจ้าของเท่านั้นที่เลิกแบ่งปันได้ คุณลบได้',
  'The shop needs at least one active administrator.': 'ร้านต้องมีผู้ดูแลระบบที่ใช้งานอยู่อย่างน้อยหนึ่งคน',
  'Nobody can delete their own account.': 'ลบบัญชีของตนเองไม่ได้',
  'No permission: nobody gives or changes more than they have themselves.': 'ไม่มีสิทธิ์: ไม่มีใครให้หรือแก้สิทธิ์ที่ตนเองไม่มีได้',
};

const LIMITS: readonly [RegExp, (limit: string) => string][] = [
  [/^The (.*) was not found\.$/, () => 'ไม่พบรายการนี้แล้ว อาจเพิ่งถูกลบ'],
  [/^The .* is still in use \((.*)\), set it to Inactive instead\.$/, () => 'ยังถูกใช้อยู่จึงลบไม่ได้ ให้ตั้งเป็นไม่ใช้งานแทน'],
  [
    /^No permission: (Read|Write) on .* is needed\.$/,
    (action) => (action === 'Read' ? 'ไม่มีสิทธิ์ดูข้อมูลนี้' : 'ไม่มีสิทธิ์แก้ไขข้อมูลนี้ สิทธิ์อาจเพิ่งถูกเปลี่ยน'),
  ],
  [/^is in row (\d+) already$/, (row) => `ซ้ำกับแถว ${row}`],
  [/^is beyond the (\d+) rows that one file may have$/, (most) => `เกิน ${most} แถวที่ไฟล์หนึ่งมีได้`],
  [/^has a cell of more than (\d+) characters$/, (most) => `มีช่องที่ยาวเกิน ${most} ตัวอักษร`],
  [/^has more than (\d+) cells$/, (most) => `มีเกิน ${most} ช่อง`],
  [/^has more than (\d+) characters$/, (most) => `ใส่ได้ไม่เกิน ${most} ตัวอักษร`],
  [/^must be one of (.+)$/, (choices) => `ต้องเป็นอย่างใดอย่างหนึ่ง: ${choices}`],
  [/^must be at least ([-\d.]+)$/, (least) => `ต้องไม่น้อยกว่า ${least}`],
  [/^must be at most ([-\d.]+)$/, (most) => `ต้องไม่เกิน ${most}`],
  [/^Nobody keeps more than (\d+) of these\./, (most) => `เก็บได้ไม่เกิน ${most} รายการต่อคน กรุณาลบบางรายการก่อน`],
  [/^there is no "(.*)"$/, (name) => `ไม่พบ “${name}”`],
  [/^Need at most (\d+) characters$/, (most) => `ใส่ได้ไม่เกิน ${most} ตัวอักษร`],
  [/^Must be at most (\d+) tags$/, (most) => `ใส่แท็กได้ไม่เกิน ${most} แท็ก`],
  [/^Must be at most (\d+) entries$/, (most) => `ใส่ได้ไม่เกิน ${most} รายการ`],
  [/^Must be at most (\d+) characters$/, (most) => `ใส่ได้ไม่เกิน ${most} ตัวอักษร`],
  [/^Must be at most ([\d.]+)$/, (most) => `ต้องไม่เกิน ${most}`],
  [/^Must be at least ([-\d.]+)$/, (least) => `ต้องไม่น้อยกว่า ${least}`],
];

/** The message in Thai; one that nobody translated stays as it is. */
export function thaiMessage(message: string): string {
  if (Object.hasOwn(THAI, message)) return THAI[message] ?? message;
  for (const [pattern, words] of LIMITS) {
    const [, limit] = pattern.exec(message) ?? [];
    if (limit !== undefined) return words(limit);
  }
  return message;
}
