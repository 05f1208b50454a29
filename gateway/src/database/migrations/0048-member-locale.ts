import { localeQuestion } from './onboardForms.ts';

const literal = `'${JSON.stringify(localeQuestion).replaceAll("'", "''")}'::jsonb`;

/**
 * CUST-27, CONST-02 The language in which the shop writes to somebody, th-TH unless said. The forms of staff that every shop
 * starts with ask for it; those that a shop made itself stay as they are.
 */
export const memberLocale = `
alter table members add column locale text not null default 'th-TH' check (locale in ('th-TH', 'en-US'));
alter table potentials add column locale text not null default 'th-TH' check (locale in ('th-TH', 'en-US'));

alter table onboard_forms no force row level security;
update onboard_forms set fields = fields || ${literal}
  where realm_id is null and code in ('FORM:MEMBER:ONBOARD:2.0', 'FORM:POTENTIAL:ONBOARD:2.0');
alter table onboard_forms force row level security;
`;
