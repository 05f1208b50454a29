import { satang, toBaht } from '@taem/domain/money/money.ts';
import type { TaxDocumentKind } from '@taem/domain/till/taxDocument.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { compileSource } from '../resource/compileQuery.ts';
import { Parameters } from '../resource/Parameters.ts';
import { outputTax } from './outputTax.ts';

const AMOUNTS = ['value', 'exempt', 'vat', 'total'] as const;
type Amounts = Record<(typeof AMOUNTS)[number], number>;

interface Series extends Amounts {
  branch_id: string;
  till_code: string;
  kind: TaxDocumentKind;
  first_no: string;
  last_no: string;
  documents: number;
  missing: string[];
}

/** A document dated in an earlier month that was issued on these days as a replacement. */
interface Replacement {
  transaction_id: string;
  document_no: string;
  document_date: Day;
  replaced_no: string;
  issued_on: Day;
}

interface Requested {
  from: Day;
  before: Day;
  branchId: string | null;
}

/**
 * Returns the totals of the documents of some days in baht, their series, and the replacements of earlier documents
 * issued on these days.
 */
export async function outputTaxTotals(
  client: DatabaseClient,
  session: GatewaySession,
  { from, before, branchId }: Requested,
) {
  const parameters = new Parameters();
  const narrowing = { filter: { document_date: { $gte: from, $lt: before } }, keyword: null, branchId };
  const source = compileSource(outputTax, narrowing, session, parameters);
  const text = seriesIn(source, {
    realm: parameters.add(session.realmId),
    branch: parameters.add(branchId),
    branches: parameters.add(session.branchIds),
  });
  const { rows } = await client.query<Series>(text, parameters.values);
  const replacements = await client.query<Replacement>(REPLACEMENTS, [
    ...[session.realmId, from, before, branchId, session.branchIds],
  ]);
  const sum = (name: keyof Amounts | 'documents') => rows.reduce((total, row) => total + row[name], 0);
  return {
    documents: sum('documents'),
    ...inBaht(Object.fromEntries(AMOUNTS.map((name) => [name, sum(name)])) as Amounts),
    series: rows.map((row) => ({ ...row, ...inBaht(row) })),
    replacements: replacements.rows,
  };
}

const inBaht = (amounts: Amounts) =>
  Object.fromEntries(AMOUNTS.map((name) => [name, toBaht(satang(amounts[name]))])) as Amounts;

const ofSeries = (d: string) =>
  `${d}.realm_id = s.realm_id and ${d}.branch_id = s.branch_id and ${d}.till_code = s.till_code and ${d}.kind = s.kind`;

/**
 * A missing number belongs to the month of the document that follows it, and to the last month if none follows. A
 * series without any document, although numbers were drawn from it, is listed in every month, as its month is unknown.
 * Numbers are checked one by one only if there are fewer documents than numbers; a sale that was dated back has a
 * number of later days.
 */
const seriesIn = (source: string, { realm, branch, branches }: Record<'realm' | 'branch' | 'branches', string>) => `
  with s as (
    select t.realm_id, t.branch_id, t.till_code, t.kind, min(t.number) as first, max(t.number) as last, count(*)::int as documents,
      ${AMOUNTS.map((name) => `sum(t.${name})::float8 as ${name}`).join(', ')}
    ${source} group by 1, 2, 3, 4
    union all
    select s.realm_id, s.branch_id, s.till_code, s.kind, 1, s.last_number, 0, ${AMOUNTS.map(() => '0').join(', ')}
    from tax_counters s where s.realm_id = ${realm} and (${branch}::uuid is null or s.branch_id = ${branch})
      and (cardinality(${branches}::uuid[]) = 0 or s.branch_id = any(${branches}))
      and not exists (select from tax_documents d where ${ofSeries('d')}))
  select s.branch_id, s.till_code, s.kind, s.documents, ${AMOUNTS.map((name) => `s.${name}`).join(', ')},
    coalesce((select d.document_no from tax_documents d where ${ofSeries('d')} and d.number = s.first),
      tax_document_no(b.code, s.till_code, s.kind, s.first)) as first_no,
    coalesce((select d.document_no from tax_documents d where ${ofSeries('d')} and d.number = s.last),
      tax_document_no(b.code, s.till_code, s.kind, s.last)) as last_no,
    array(select tax_document_no(b.code, s.till_code, s.kind, n.number) from generate_series(e.behind + 1, e.until) as n(number)
      where k.kept < e.until - e.behind and not exists (select from tax_documents d where ${ofSeries('d')} and d.number = n.number)
      order by n.number limit 100) as missing
  from s join merchant_branches b on b.realm_id = s.realm_id and b.id = s.branch_id
    join tax_counters c on ${ofSeries('c')}
    cross join lateral (select
      coalesce((select max(d.number) from tax_documents d where ${ofSeries('d')} and d.number < s.first), 0) as behind,
      case when exists (select from tax_documents d where ${ofSeries('d')} and d.number > s.last) then s.last else c.last_number end as until) e
    cross join lateral (select count(*) as kept from tax_documents d where ${ofSeries('d')} and d.number > e.behind and d.number <= e.until) k
  order by b.code, s.till_code, s.kind`;

/** For example a full invoice that a buyer requested in the month after the sale (docs/adr/0186). */
const REPLACEMENTS = `
  select n.transaction_id, n.document_no, n.document_date::text as document_date, r.document_no as replaced_no, i.issued_on::text as issued_on
  from tax_documents n
    join tax_documents r on r.realm_id = n.realm_id and r.id = n.replaces_id
    join merchant_branches b on b.realm_id = n.realm_id and b.id = n.branch_id
    cross join lateral (select (n.issued_at at time zone b.time_zone)::date as issued_on) i
  where n.realm_id = $1 and n.replaces_id is not null and n.document_date < $2 and i.issued_on >= $2 and i.issued_on < $3
    and ($4::uuid is null or n.branch_id = $4) and (cardinality($5::uuid[]) = 0 or n.branch_id = any($5))
  order by n.issued_at, n.id`;
