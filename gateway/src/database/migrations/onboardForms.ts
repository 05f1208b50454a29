/** The forms every merchant starts with, in the shape they have on the wire; a merchant's own row replaces one of them. */
type Names = readonly [thai: string, english: string];
type Field = Record<string, unknown> & { id: string };

const EMPTY = {
  required: false,
  unique: false,
  desc: null,
  placeholder: null,
  format: null,
  pattern: null,
  min_length: null,
  max_length: null,
  minimum: null,
  maximum: null,
  logic: null,
  initial_value: null,
  source: null,
  trigger: null,
  is_cascade: false,
  values: [],
};

function field(section: string, elementType: string, id: string, [thai, english]: Names, changes: object = {}): Field {
  return {
    ...EMPTY,
    id,
    gid: `${section}.${id}`,
    type: elementType === 'Integer' ? 'number' : 'string',
    section,
    name: thai,
    element_type: elementType,
    i18n: { 'th-TH': { name: thai }, 'en-US': { name: english } },
    ...changes,
  };
}

const value = (code: string, [thai, english]: Names) => ({
  code,
  name: thai,
  i18n: { 'th-TH': { name: thai }, 'en-US': { name: english } },
});

const required = { required: true };
const LETTERS = { pattern: '^[a-zA-Z\\u0E01-\\u0E3A\\u0E40-\\u0E4E. ]+$', max_length: 100 };
const ENGLISH = { pattern: '^[a-zA-Z. ]*$', max_length: 100 };

const personal = (id: string, names: Names, changes: object = {}) => field('personal', 'Text', id, names, changes);
const contact = (id: string, names: Names, changes: object = {}) => field('contact', 'Text', id, names, changes);
const place = (id: string, names: Names, source: string, trigger: string | null) =>
  field('address', 'Single-Select', id, names, { source, trigger, is_cascade: trigger !== null });

const firstname = personal('firstname', ['ชื่อ', 'First name'], { ...LETTERS, ...required });
const lastname = personal('lastname', ['นามสกุล', 'Last name'], { ...LETTERS, ...required });
const nickname = personal('nickname', ['ชื่อเล่น', 'Nickname'], { max_length: 100 });
const phone = (unique: boolean) =>
  contact('phone', ['เบอร์โทรศัพท์', 'Phone'], { ...required, unique, format: 'phone', placeholder: '081-234-5678' });
const email = contact('email', ['อีเมล', 'E-mail'], { format: 'email', max_length: 200 });
const birthdate = (needed: boolean) =>
  field('personal', 'DatePicker', 'birthdate', ['วันเกิด', 'Birthdate'], { required: needed, format: 'past-date' });

const gender = (initial_value: string | null) =>
  field('personal', 'Single-Select', 'gender', ['เพศ', 'Gender'], {
    required: true,
    initial_value,
    values: [value('Male', ['ชาย', 'Male']), value('Female', ['หญิง', 'Female']), value('Other', ['อื่น ๆ', 'Other'])],
  });

const state = field('personal', 'Single-Select', 'state', ['สถานภาพ', 'Marital status'], {
  format: 'free-text',
  max_length: 50,
  values: [value('single', ['โสด', 'Single']), value('married', ['สมรส', 'Married'])],
});

const nationality = field('personal', 'Single-Select', 'nationality', ['สัญชาติ', 'Nationality'], {
  format: 'free-text',
  max_length: 100,
  initial_value: 'Thai',
  values: [value('Thai', ['ไทย', 'Thai'])],
});

const occupation = field('personal', 'Single-Select', 'occupation_id', ['อาชีพ', 'Occupation'], {
  source: 'occupations',
});

const address = (subDistrictId: string): Field[] => [
  field('address', 'Text', 'address', ['ที่อยู่', 'Address'], { max_length: 500 }),
  place('province_id', ['จังหวัด', 'Province'], 'provinces', null),
  place('district_id', ['อำเภอ/เขต', 'District'], 'districts', 'province_id'),
  place(subDistrictId, ['ตำบล/แขวง', 'Sub-district'], 'sub-districts', 'district_id'),
  place('postcode_id', ['รหัสไปรษณีย์', 'Postcode'], 'postcodes', subDistrictId),
];

const recommendedBy = (initial_value: string | null) =>
  field('other', 'Single-Select', 'recommended_by', ['รู้จักร้านจาก', 'Recommended by'], {
    initial_value,
    values: [
      value('Walk-in', ['เดินเข้าร้านเอง', 'Walk-in']),
      value('Friend', ['เพื่อนหรือคนรู้จัก', 'A friend']),
      value('Staff', ['พนักงานของร้าน', 'Staff']),
      value('Social Media', ['โซเชียลมีเดีย', 'Social media']),
    ],
  });

const inviteCode = field('other', 'Text', 'invite_code', ['รหัสแนะนำ', 'Referral code'], {
  max_length: 50,
  trigger: 'recommended_by',
  logic: "[recommended_by] != 'Walk-in'",
});

const image = field('personal', 'File', 'image', ['รูปภาพ', 'Picture'], { type: 'file', format: 'image' });

const household = field('other', 'Integer', 'household_size', ['สมาชิกในบ้าน (คน)', 'People in the household'], {
  minimum: 1,
  maximum: 20,
});

const otherNames = [
  personal('firstname_th', ['ชื่อภาษาไทย', 'First name in Thai'], { max_length: 100 }),
  personal('lastname_th', ['นามสกุลภาษาไทย', 'Last name in Thai'], { max_length: 100 }),
  personal('nickname_th', ['ชื่อเล่นภาษาไทย', 'Nickname in Thai'], { max_length: 100 }),
  personal('firstname_en', ['ชื่อภาษาอังกฤษ', 'First name in English'], ENGLISH),
  personal('lastname_en', ['นามสกุลภาษาอังกฤษ', 'Last name in English'], ENGLISH),
  personal('nickname_en', ['ชื่อเล่นภาษาอังกฤษ', 'Nickname in English'], { max_length: 100 }),
];

const potentialForm = [
  image,
  personal('firstname', ['ชื่อ', 'First name'], { ...required, max_length: 100 }),
  personal('lastname', ['นามสกุล', 'Last name'], { ...required, max_length: 100 }),
  nickname,
  phone(false),
  email,
  gender('Other'),
  birthdate(true),
  occupation,
  nationality,
  state,
  ...address('subdistrict_id'),
  recommendedBy(null),
  inviteCode,
];

const memberForm = [
  image,
  firstname,
  lastname,
  nickname,
  ...otherNames,
  phone(true),
  email,
  gender(null),
  birthdate(false),
  occupation,
  nationality,
  state,
  ...address('sub_district_id'),
  recommendedBy('Walk-in'),
  inviteCode,
];

/** What a customer fills in on their own phone: short, and in their own words. */
const serviceForm = [
  firstname,
  lastname,
  nickname,
  phone(true),
  email,
  gender(null),
  birthdate(false),
  ...address('sub_district_id'),
  household,
  recommendedBy('Walk-in'),
  inviteCode,
  image,
];

const forms: Readonly<Record<string, readonly Field[]>> = {
  'FORM:POTENTIAL:ONBOARD:2.0': potentialForm,
  'FORM:MEMBER:ONBOARD:2.0': memberForm,
  'FORM:MEMBER:ONBOARD:SERVICE:2.0': serviceForm,
};

const rows = Object.entries(forms).map(
  ([code, fields]) => `('${code}', '${JSON.stringify(fields).replaceAll("'", "''")}')`,
);

/** CUST-27 Part of the staff forms; a customer's own page is in their language already. */
export const localeQuestion = field('contact', 'Single-Select', 'locale', ['ภาษาที่ใช้ติดต่อ', 'Language of messages'], {
  initial_value: 'th-TH',
  values: [value('th-TH', ['ไทย', 'Thai']), value('en-US', ['อังกฤษ', 'English'])],
});

/** Written by the owner before row-level security is on; afterwards only a migration changes a shared row. */
export const onboardForms = `
insert into onboard_forms (realm_id, code, fields)
  select null, code, fields::jsonb from (values ${rows.join(', ')}) as f(code, fields);
alter table onboard_forms enable row level security;
alter table onboard_forms force row level security;
create policy shared on onboard_forms for select
  using (realm_id is null or realm_id = (select nullif(current_setting('app.realm_id', true), '')::uuid));
create policy realm on onboard_forms
  using (realm_id = (select nullif(current_setting('app.realm_id', true), '')::uuid))
  with check (realm_id = (select nullif(current_setting('app.realm_id', true), '')::uuid));
`;
