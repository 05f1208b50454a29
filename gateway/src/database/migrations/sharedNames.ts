import { type Kysely, sql } from 'kysely';
import { protectShared } from './protectShared.ts';

/** `[code, Thai, English, value]`; the value is what the list is about beyond its names. */
type Entry = readonly [code: string, thai: string, english: string, value?: string];

const OCCUPATIONS: readonly Entry[] = [
  ['employee', 'พนักงานบริษัท', 'Company employee'],
  ['government', 'ข้าราชการ', 'Government officer'],
  ['state-enterprise', 'พนักงานรัฐวิสาหกิจ', 'State enterprise employee'],
  ['business-owner', 'เจ้าของกิจการ', 'Business owner'],
  ['self-employed', 'อาชีพอิสระ', 'Self-employed'],
  ['trader', 'ค้าขาย', 'Trader'],
  ['farmer', 'เกษตรกร', 'Farmer'],
  ['labourer', 'รับจ้างทั่วไป', 'Labourer'],
  ['teacher', 'ครู อาจารย์', 'Teacher'],
  ['health', 'แพทย์ พยาบาล และสาธารณสุข', 'Health care'],
  ['engineer', 'วิศวกร', 'Engineer'],
  ['technology', 'ไอที และซอฟต์แวร์', 'Information technology'],
  ['student', 'นักเรียน นักศึกษา', 'Student'],
  ['homemaker', 'แม่บ้าน พ่อบ้าน', 'Homemaker'],
  ['retired', 'เกษียณอายุ', 'Retired'],
  ['other', 'อื่น ๆ', 'Other'],
];

const COLORS: readonly Entry[] = [
  ['red', 'แดง', 'Red', '#D32F2F'],
  ['orange', 'ส้ม', 'Orange', '#F57C00'],
  ['yellow', 'เหลือง', 'Yellow', '#FBC02D'],
  ['green', 'เขียว', 'Green', '#388E3C'],
  ['blue', 'น้ำเงิน', 'Blue', '#1976D2'],
  ['sky', 'ฟ้า', 'Sky blue', '#4FC3F7'],
  ['purple', 'ม่วง', 'Purple', '#7B1FA2'],
  ['pink', 'ชมพู', 'Pink', '#EC407A'],
  ['brown', 'น้ำตาล', 'Brown', '#6D4C41'],
  ['gold', 'ทอง', 'Gold', '#C9A227'],
  ['grey', 'เทา', 'Grey', '#757575'],
  ['white', 'ขาว', 'White', '#FFFFFF'],
  ['black', 'ดำ', 'Black', '#000000'],
];

const SOCIALS: readonly Entry[] = [
  ['line', 'ไลน์', 'LINE', 'https://line.me/'],
  ['facebook', 'เฟซบุ๊ก', 'Facebook', 'https://www.facebook.com/'],
  ['instagram', 'อินสตาแกรม', 'Instagram', 'https://www.instagram.com/'],
  ['tiktok', 'ติ๊กต็อก', 'TikTok', 'https://www.tiktok.com/'],
  ['x', 'เอ็กซ์ (ทวิตเตอร์)', 'X (Twitter)', 'https://x.com/'],
  ['youtube', 'ยูทูบ', 'YouTube', 'https://www.youtube.com/'],
];

const CURRENCIES: readonly Entry[] = [['THB', 'บาทไทย', 'Thai baht', '฿']];

const LOCALES: readonly Entry[] = [
  ['th-TH', 'ไทย', 'Thai'],
  ['en-US', 'อังกฤษ', 'English'],
];

/** What happens on a bill, as its rows are marked. */
const EVENTS: readonly Entry[] = [
  ['BUY', 'ซื้อสินค้า', 'Products are bought'],
  ['EARN', 'ได้รับแต้ม', 'Points are earned'],
  ['REDEEM', 'ใช้สิทธิ์หรือแต้ม', 'A benefit or points are used'],
];

const REWARD_TYPES: readonly Entry[] = [['point', 'แต้ม', 'Points']];

const LISTS: Readonly<Record<string, readonly Entry[]>> = {
  occupations: OCCUPATIONS,
  colors: COLORS,
  socials: SOCIALS,
  currencies: CURRENCIES,
  locales: LOCALES,
  events: EVENTS,
  reward_types: REWARD_TYPES,
};

/** Lists that forms choose from, the same for every merchant; each id is made of the entry's code. */
export async function sharedNames(database: Kysely<unknown>): Promise<void> {
  for (const [table, entries] of Object.entries(LISTS)) {
    await sql
      .raw(`create table ${table} (id uuid primary key, position int not null, code text not null unique,
        name text not null, i18n jsonb not null, value text)`)
      .execute(database);
    const rows = entries.map(([code, thai, english, value = null], position) => ({
      code,
      position,
      name: thai,
      i18n: { 'th-TH': { name: thai }, 'en-US': { name: english } },
      value,
    }));
    await sql`insert into ${sql.table(table)} (id, position, code, name, i18n, value)
      select md5(${table} || ':' || code)::uuid, position, code, name, i18n, value
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position int, code text, name text, i18n jsonb, value text)`.execute(
      database,
    );
    await sql.raw(protectShared(table)).execute(database);
  }
}
