import type { Words } from '../record/words.ts';
import type { Doubt, Fault } from './reading.ts';

/**
 * The messages of faults: what is wrong with a text and what would be accepted. `{found}` is the text, `{choices}` the
 * allowed choices. `readingInThai` matches the English sentences, because the gateway answers in English.
 */
const FAULTS = {
  NOT_A_TEXT: {
    th: '“{found}” มีอักขระที่ใช้ไม่ได้',
    en: '“{found}” has a character that is not allowed',
  },
  NOT_A_DAY: {
    th: '“{found}” อ่านเป็นวันที่ไม่ได้ เขียนแบบ 31/12/2533 หรือ 1990-12-31',
    en: '“{found}” is not a date: write it like 31/12/1990 or 1990-12-31',
  },
  NO_SUCH_DAY: {
    th: 'ไม่มีวันที่ “{found}” ในปฏิทิน ตรวจวัน เดือน และปี (วันมาก่อนเดือน)',
    en: 'there is no day “{found}”: check day, month and year (the day comes before the month)',
  },
  TWO_DIGIT_YEAR: {
    th: '“{found}” ไม่รู้ว่าปีไหน เขียนปีให้ครบสี่หลัก เช่น 2533',
    en: '“{found}” may be of several years: write the year with four digits, such as 1990',
  },
  NOT_A_PHONE: {
    th: '“{found}” อ่านเป็นเบอร์โทรศัพท์ไม่ได้ เขียนแบบ 081-234-5678',
    en: '“{found}” is not a phone number: write it like 081-234-5678',
  },
  RUINED_PHONE: {
    th: 'เบอร์โทรศัพท์กลายเป็น “{found}” ในโปรแกรมตาราง ตั้งคอลัมน์เป็นข้อความแล้วใส่เลขเต็ม',
    en: 'a spreadsheet made “{found}” of the phone number: format the column as text and enter the whole number',
  },
  TWO_PHONES: {
    th: '“{found}” มีหลายเบอร์ ใส่ได้เบอร์เดียว',
    en: '“{found}” has more than one phone number: keep one of them',
  },
  OTHER_COUNTRY: {
    th: '“{found}” เป็นเบอร์ต่างประเทศ ใส่ได้เฉพาะเบอร์ไทย',
    en: '“{found}” is a number of another country: only Thai numbers can be kept',
  },
  LANDLINE: {
    th: '“{found}” เป็นเบอร์บ้าน ใส่เบอร์มือถือสิบหลัก',
    en: '“{found}” is a landline: a mobile number of ten digits is needed',
  },
  NOT_A_NUMBER: {
    th: '“{found}” ไม่ใช่ตัวเลข เขียนแบบ 1,200.50',
    en: '“{found}” is not a number: write it like 1,200.50',
  },
  COMMA_OF_DECIMALS: {
    th: '“{found}” มีจุลภาคที่ไม่ได้คั่นหลักพัน ใช้จุดคั่นทศนิยม เช่น 12.50',
    en: '“{found}” has a comma that does not part thousands: write decimals with a point, such as 12.50',
  },
  TOO_MANY_DECIMALS: {
    th: '“{found}” มีทศนิยมเกินสองตำแหน่ง',
    en: '“{found}” has more than two decimals',
  },
  OUT_OF_RANGE: {
    th: '“{found}” มากเกินไป',
    en: '“{found}” is too large',
  },
  NOT_YES_OR_NO: {
    th: '“{found}” ไม่ใช่คำตอบว่าใช่หรือไม่ใช่ ใส่ ใช่ หรือ ไม่ใช่',
    en: '“{found}” is neither yes nor no: write yes or no',
  },
  NOT_A_CHOICE: {
    th: 'ไม่มี “{found}” ให้เลือก ใส่อย่างใดอย่างหนึ่ง: {choices}',
    en: '“{found}” is not a choice: use one of {choices}',
  },
  NOT_AN_EMAIL: {
    th: '“{found}” ไม่ใช่อีเมล เขียนแบบ name@example.com',
    en: '“{found}” is not an email address: write it like name@example.com',
  },
  NOT_A_CODE: {
    th: '“{found}” ไม่ใช่รหัส รหัสต้องมีตัวอักษรหรือตัวเลข',
    en: '“{found}” is not a code: a code has letters or digits',
  },
  RUINED_CODE: {
    th: 'รหัสกลายเป็น “{found}” ในโปรแกรมตาราง ตั้งคอลัมน์เป็นข้อความแล้วใส่รหัสเต็ม',
    en: 'a spreadsheet made “{found}” of the code: format the column as text and enter the whole code',
  },
  CODE_OF_MANY_LINES: {
    th: '“{found}” มีหลายบรรทัด ใส่ได้รหัสเดียว',
    en: '“{found}” has several lines: keep one code',
  },
  SHEET_ERROR: {
    th: '“{found}” เป็นข้อผิดพลาดของโปรแกรมตาราง ใส่ค่าที่ถูกต้องหรือเว้นว่าง',
    en: '“{found}” is an error of the spreadsheet: enter the value, or leave the cell empty',
  },
} as const satisfies Record<string, Words>;

const DOUBTS = {
  ZERO_ADDED: {
    th: 'เติม 0 ข้างหน้าที่โปรแกรมตารางตัดออก',
    en: 'the 0 in front, which a spreadsheet takes away, was added',
  },
  CODE_LOST_ZERO: {
    th: 'บาร์โค้ด 11 หลัก อาจหาย 0 ข้างหน้า',
    en: 'a barcode of 11 digits may have lost the 0 in front',
  },
  CODE_AS_NUMBER: {
    th: 'รหัสถูกเขียนเป็นจำนวน นำเข้าเฉพาะตัวเลขของรหัส',
    en: 'the code was written as a number; its digits alone were taken',
  },
  TEXT_AS_DATE: {
    th: 'โปรแกรมตารางเปลี่ยนข้อความเป็นวันที่',
    en: 'a spreadsheet made a date of the text',
  },
  LINES_JOINED: {
    th: 'หลายบรรทัดถูกต่อเป็นบรรทัดเดียว ถ้ามีแถวถัดไปติดมาด้วย แสดงว่าลืมปิดเครื่องหมายคำพูด',
    en: 'several lines were joined into one: where the rows below are part of it, a quote was never closed',
  },
  UNUSUAL_PHONE: {
    th: 'เบอร์มือถือไทยขึ้นต้นด้วย 06 08 หรือ 09',
    en: 'mobile numbers of Thailand begin with 06, 08 or 09',
  },
  CODE_OF_ZEROS: {
    th: 'รหัสมีแต่ 0',
    en: 'the code has nothing but zeros',
  },
  QUESTION_MARKS: {
    th: 'มีแต่เครื่องหมายคำถาม ตัวอักษรหายไปก่อนถึงไฟล์นี้',
    en: 'has question marks in place of letters, which were lost before this file',
  },
  MOJIBAKE: {
    th: 'ตัวอักษรเพี้ยน อาจถูกบันทึกด้วยรหัสภาษาผิด',
    en: 'has letters that look misread, as a file saved in another encoding has them',
  },
  REPLACEMENT_CHARACTER: {
    th: 'มีตัวอักษรที่อ่านไม่ออก (�)',
    en: 'has a letter that could not be read (�)',
  },
  UNKNOWN_GENDER: {
    th: 'เพศที่ไม่รู้จัก บันทึกเป็น “อื่น ๆ”',
    en: 'a gender that is not recognised is kept as “Other”',
  },
  TITLE_OR_NAME: {
    th: 'ตัดคำนำหน้าออก คำนั้นอาจเป็นส่วนหนึ่งของชื่อ',
    en: 'a title was taken off the name, which may begin with it',
  },
  NOTE_IN_NAME: {
    th: 'มีข้อความในวงเล็บอยู่ในชื่อ',
    en: 'the name has a note in brackets',
  },
} as const satisfies Record<string, Words>;

export type FaultCode = keyof typeof FAULTS;
export type DoubtCode = keyof typeof DOUBTS;

/** Words a fault in both languages. */
export function faultWords({ code, found, choices = [] }: Fault): Words {
  const inLanguage = (language: keyof Words) =>
    FAULTS[code][language].replace('{found}', () => found).replace('{choices}', () => listed(choices, language));
  return { th: inLanguage('th'), en: inLanguage('en') };
}

/** Words in both languages why a row should be checked. */
export const doubtWords = ({ code }: Pick<Doubt, 'code'>): Words => DOUBTS[code];

const listed = (choices: readonly Words[], language: keyof Words) => choices.map((words) => words[language]).join(', ');

const READ_AGAIN = [...Object.values(FAULTS), ...Object.values(DOUBTS)].map(({ en, th }) => ({
  pattern: patternOf(en),
  th,
}));

function patternOf(english: string): RegExp {
  const parts = english.split(/\{(?:found|choices)\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.*)')}$`, 's');
}

/** Translates the English sentence of a fault or doubt into Thai; undefined for any other sentence. */
export function readingInThai(message: string): string | undefined {
  for (const { pattern, th } of READ_AGAIN) {
    const [sentence, found = '', choices = ''] = pattern.exec(message) ?? [];
    if (sentence) return th.replace('{found}', () => found).replace('{choices}', () => choices);
  }
  return undefined;
}
