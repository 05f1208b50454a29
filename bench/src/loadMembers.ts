import pg from 'pg';

/**
 * Registers the given number of additional members over thirteen months. Most of the Thai surnames are unique, as in
 * reality.
 */
export async function loadMembers(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>("select id from realms where code = 'taem'");
    await client.query("select set_config('app.realm_id', $1, false)", [rows[0]?.id]);
    await client.query(MEMBERS, [count]);
    await client.query('vacuum (analyze) members');
    await client.query('vacuum (analyze) member_pieces');
  } finally {
    await client.end();
  }
}

const FIRST = [
  'สมชาย',
  'สมหญิง',
  'มะลิ',
  'ปิยะ',
  'อรุณ',
  'วิภา',
  'กานดา',
  'ธนา',
  'ณัฐ',
  'ชลธิชา',
  'พิมพ์',
  'ศักดิ์',
  'รัตนา',
  'จันทร์',
  'ประเสริฐ',
];
const SYLLABLES =
  'ศรี สุข วงศ์ ทอง แก้ว บุญ เจริญ รัตน์ ไพศาล กุล ชัย วัฒน์ พงษ์ มงคล เดช สิริ จิตต์ พานิช ประภา นิล อนันต์ อุดม เกษม โชติ ดำรง ตระกูล ถาวร เทพ ธรรม นคร บำรุง ปัญญา ผดุง พิทักษ์ ภักดี มณี ยิ่งยง รุ่งเรือง ลาภ วิเศษ ศิลป์ สมบูรณ์ หิรัญ อภัย เอี่ยม กิจ ขจร คงคา งามพริ้ง จำรัส ฉัตร ชื่น ไชย ณรงค์ ดวง ต่อ ทรัพย์ นาค ปรีดี พรหม'.split(
    ' ',
  );

const list = (words: readonly string[]) => `(array[${words.map((word) => `'${word}'`).join(', ')}])`;
const any = (words: readonly string[]) => `${list(words)}[1 + floor(random() * ${words.length} + 0 * n)::int]`;

const MEMBERS = `
insert into members (realm_id, code, firstname, lastname, phone, branch_id, tier_id, created_at)
  select current_setting('app.realm_id')::uuid, 'B' || lpad(n::text, 8, '0'), ${any(FIRST)},
    ${any(SYLLABLES)} || ${any(SYLLABLES)} || ${any(SYLLABLES)} || ${any(SYLLABLES)},
    '06' || lpad(((n::bigint * 48271) % 100000000)::text, 8, '0') || '|TH|+66',
    (select id from merchant_branches where realm_id = current_setting('app.realm_id')::uuid order by id limit 1),
    (select id from member_tiers where realm_id = current_setting('app.realm_id')::uuid order by level limit 1),
    now() - random() * interval '396 days'
  from generate_series(1, $1::int) as n
  on conflict do nothing`;
