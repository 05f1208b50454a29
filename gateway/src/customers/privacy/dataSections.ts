import { bahtSql } from '../../database/bahtSql.ts';
import type { Statement } from '../../resource/Statement.ts';
import { isMessageTo, type PersonTraces } from './personTraces.ts';

/** A section of the data held about a person: its name in the file, and a statement with one JSON row for each entry. */
export interface DataSection {
  name: string;
  statement: Statement;
}

/** Internal columns, and columns that the file has in another form, such as ids by their names; left out of every row. */
const INNER = `'{realm_id,search_text,code_twin,birthday,number,known_as,image_url,branch_id,occupation_id,province_id,district_id,sub_district_id,subdistrict_id,postcode_id,tier_id}'::text[]`;

const named = (alias: string, subDistrict: string) => `
  'branch', (select name from merchant_branches where id = ${alias}.branch_id),
  'occupation', (select name from occupations where id = ${alias}.occupation_id),
  'sub_district', (select name from sub_districts where id = ${alias}.${subDistrict}),
  'district', (select name from districts where id = ${alias}.district_id),
  'province', (select name from provinces where id = ${alias}.province_id),
  'postcode', (select code from postcodes where id = ${alias}.postcode_id)`;

const inBaht = (columns: readonly string[]) =>
  columns.map((column) => `'${column.split('.').at(-1)}', ${bahtSql(column)}`).join(', ');

/**
 * Returns everything that is held about a person, table by table; `privacy.test.ts` fails if one is missing. Names of
 * staff are left out, as they are personal data of the staff.
 */
export function dataSections({ ids, potential_ids, contacts }: Omit<PersonTraces, 'names'>): DataSection[] {
  const of = (name: string, text: string, values: unknown[] = [ids]): DataSection => ({
    name,
    statement: { text: `select held::text as row from (${text}) file`, values },
  });
  return [
    of(
      'profile',
      `select (to_jsonb(m) - ${INNER}) || jsonb_build_object(${named('m', 'sub_district_id')},
          'tier', (select name from member_tiers where id = m.tier_id), ${inBaht(['total_payment', 'total_revenue', 'brought_revenue'])},
          'socials', (select coalesce(jsonb_agg(jsonb_build_object('account', s.value ->> 'account',
              'network', (select name from socials n where n.id::text = s.value ->> 'id'))), '[]')
            from jsonb_array_elements(m.socials) s)) as held
        from members m where m.id = any($1::uuid[]) order by m.merged_into_id nulls first, m.id`,
    ),
    of(
      'registration',
      `select (to_jsonb(p) - ${INNER}) || jsonb_build_object(${named('p', 'subdistrict_id')}) as held
        from potentials p where p.id = any($1::uuid[]) order by p.id`,
      [potential_ids],
    ),
    of(
      'consents',
      `select jsonb_build_object('time', c.time, 'is_given', c.is_given, 'wording', c.wording, 'language', c.language,
          'by', case when c.by_id is null then 'customer' else 'staff' end) as held
        from message_consents c where c.member_id = any($1::uuid[]) order by c.id`,
    ),
    of(
      'points',
      `select jsonb_build_object('time', e.time, 'kind', e.kind, 'points', e.points, 'business_date', e.business_date,
          'transaction_no', (select transaction_no from transactions where id = e.transaction_id), 'remark', e.remark) as held
        from point_entries e where e.member_id = any($1::uuid[]) order by e.id`,
    ),
    of('sales', SALES),
    of('tax_documents', TAX_DOCUMENTS),
    of('parked_bills', PARKED),
    of(
      'tiers',
      `select jsonb_build_object('time', c.time, 'tier_before', (select name from member_tiers where id = c.before_id),
          'tier_after', (select name from member_tiers where id = c.after_id)) as held
        from tier_changes c where c.member_id = any($1::uuid[]) order by c.time, c.id`,
    ),
    of(
      'appointments',
      `select jsonb_build_object('name', a.name, 'description', a.description, 'start_time', a.start_time,
          'end_time', a.end_time) as held
        from appointments a where a.member_id = any($1::uuid[]) order by a.start_time, a.id`,
    ),
    of(
      'messages',
      `select jsonb_build_object('time', o.created_at, 'channel', o.channel, 'recipient', o.recipient, 'state', o.state) as held
        from outbox_messages o where ${isMessageTo('$1', '$2')}
        order by o.id`,
      [contacts, ids],
    ),
    of(
      'merges',
      `select jsonb_build_object('time', g.created_at, 'kept', k.code, 'merged', o.code, 'points', g.points,
          'undone_time', g.undone_at) as held
        from member_merges g join members k on k.id = g.kept_id join members o on o.id = g.merged_id
        where g.kept_id = any($1::uuid[]) or g.merged_id = any($1::uuid[]) order by g.id`,
    ),
    of(
      'changes',
      `select jsonb_build_object('time', c.time, 'before', c.before - ${INNER}, 'after', c.after - ${INNER}) as held
        from changes c where (c.record = 'members' and c.record_id = any($1::uuid[]))
          or (c.record = 'potentials' and c.record_id = any($2::uuid[]))
        order by c.id`,
      [ids, potential_ids],
    ),
  ];
}

/** Sections that can exist for a person who was never a member. */
const WITHOUT_MEMBER: readonly string[] = ['registration', 'messages', 'changes'];

export const sectionsOfPotential = (traces: Omit<PersonTraces, 'names'>): DataSection[] =>
  dataSections(traces).filter(({ name }) => WITHOUT_MEMBER.includes(name));

/** SQL of the chosen options of a line, with the names and prices of the day. */
const chosen = (options: string) => `
  (select jsonb_agg(jsonb_build_object('group', o.option -> 'group', 'name', o.option -> 'name',
      'price', ${bahtSql("(o.option ->> 'price')::bigint")}) order by o.position)
    from jsonb_array_elements(nullif(${options}, 'null')) with ordinality o(option, position))`;

const TAX_DOCUMENTS = `
  select jsonb_build_object('document_no', d.document_no, 'kind', d.kind, 'document_date', d.document_date,
      'issued_at', d.issued_at, 'buyer', d.buyer, ${inBaht(['d.total', 'd.vat'])}) as held
    from transactions t join tax_documents d on d.realm_id = t.realm_id and d.transaction_id = t.id
    where t.member_id = any($1::uuid[]) order by d.issued_at, d.document_no`;

const SALES = `
  select jsonb_build_object('transaction_no', t.transaction_no, 'time', t.time, 'business_date', t.business_date,
      'branch', (select name from merchant_branches where id = t.branch_id), 'status', t.status, 'tier', t.tier_name,
      ${inBaht(['t.total_payment', 't.total_discount', 't.total_revenue', 't.delivery_cost', 't.added_vat'])},
      'earn_points', t.earn_points, 'redeem_points', t.redeem_points, 'remark', t.remark, 'void_remark', t.void_remark,
      'void_time', t.void_time, 'has_slip', t.slip_image_url is not null,
      'lines', (select jsonb_agg(jsonb_build_object('name', i.name, 'qty', i.qty,
          ${inBaht(['i.charge_amount', 'i.paid_amount', 'i.discount_amount'])},
          'options', ${chosen('i.options')}, 'note', i.note) order by i.position)
        from transaction_items i where i.transaction_id = t.id),
      'payments', (select jsonb_agg(jsonb_build_object('type', c.type, 'amount', ${bahtSql('c.amount')},
          'institute', c.institute_name, 'sender', c.sender ->> 'institute_name',
          'slip_bank', c.slip_bank, 'slip_reference', c.slip_reference, 'confirmed_at', c.confirmed_at,
          'bank_reference', (select f.reference from payment_confirmations f where f.id = c.confirmation_id)) order by c.position)
        from transaction_channels c where c.transaction_id = t.id)) as held
  from transactions t where t.member_id = any($1::uuid[]) order by t.id`;

const PARKED = `
  select jsonb_build_object('time', p.created_at, 'branch', (select name from merchant_branches where id = p.branch_id),
      'status', p.status, 'name', p.name, 'amount_due', ${bahtSql('p.amount_due')}, 'points', p.points,
      'lines', (select jsonb_agg(jsonb_build_object('name', l.line -> 'name', 'qty', l.line -> 'quantity',
          'options', ${chosen("l.line -> 'options'")}, 'note', l.line -> 'note') order by l.position)
        from jsonb_array_elements(p.bill -> 'lines') with ordinality l(line, position))) as held
  from parked_bills p where p.member_id = any($1::uuid[]) order by p.created_at, p.id`;
