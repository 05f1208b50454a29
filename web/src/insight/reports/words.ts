import type { Language } from '../../app/language.ts';
import type { Column, Order, Words } from './report.ts';

/** Returns the heading of a column, on the screen and in the file; capitalised, as the documents write some in lower case. */
export const heading = ({ words }: Pick<Column<unknown>, 'words'>, language: Language): string =>
  `${words[language].charAt(0).toUpperCase()}${words[language].slice(1)}`;

export const words = (th: string, en: string): Words => ({ th, en });

/** Returns an order by largest first. */
export const down = (field: string, wire: string, said: Words): Order => ({
  words: said,
  field,
  direction: 'DESC',
  wire,
});

export const textColumn = <Row>(name: string, said: Words, wire: string, value: Column<Row>['value']): Column<Row> => ({
  name,
  words: said,
  kind: 'text',
  value,
  wire,
});

/** Returns a column whose figures can be summed over the rows. */
export const summed = <Row>(
  name: string,
  said: Words,
  kind: 'count' | 'money',
  wire: string,
  value: (row: Row) => number,
): Column<Row> => ({ name, words: said, kind, value, wire, sums: true });

/** BI-41 Labels of the summary strip. */
export const STRIP = {
  members: words('สมาชิกทั้งหมด', 'Total Members'),
  ltv: words('ยอดซื้อสะสมรวม (บาท)', 'Total LTV(THB)'),
  transactions: words('จำนวนบิลทั้งหมด', 'Total Transactions'),
  earn: words('แต้มที่ให้ทั้งหมด', 'Total Earn'),
  redeem: words('แต้มที่ใช้ทั้งหมด', 'Total Redeem'),
  remaining: words('แต้มคงเหลือทั้งหมด', 'Total Remaining'),
  revenue: words('รายได้รวม (บาท)', 'Total Revenue(THB)'),
  walkIn: words('ลูกค้าทั่วไปทั้งหมด', 'Total Walk-in'),
  quantity: words('จำนวนชิ้นทั้งหมด', 'Total Quantity'),
  voided: words('ยอดที่ยกเลิก รวมค่าจัดส่งและ VAT (บาท)', 'Voided, delivery and VAT included (THB)'),
  paid: words('ยอดที่ชำระ รวมค่าจัดส่งและ VAT (บาท)', 'Paid, delivery and VAT included (THB)'),
} as const;

/** Codes of the wire and the keys of their texts. */
export const CODES = {
  nobody: { '': 'GUEST' },
  gender: { Male: 'MALE', Female: 'FEMALE', Other: 'OTHER', '': 'UNKNOWN' },
  age: { '1-12': 'AGE_1_12', '13-24': 'AGE_13_24', '25-60': 'AGE_25_60', 'Over 60': 'AGE_OVER_60', '': 'UNKNOWN' },
  tender: {
    Cash: 'CASH',
    'Credit-Debit': 'CREDIT_DEBIT',
    'Credit / Debit Card': 'CREDIT_DEBIT',
    Transfer: 'TRANSFER',
    Other: 'OTHER',
    Exchange: 'EXCHANGE',
  },
} as const;
