import { EMPTIED, type Identifiers, namesPerson, withoutPerson } from '@taem/domain/customers/privacy/namedIn.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { PersonTraces } from './personTraces.ts';

interface Saved {
  table: 'saved_documents' | 'dashboard_versions';
  id: string;
  /** Version of an earlier dashboard; 0 for kinds with one row for each id. */
  version: number;
  kind: 'view' | 'segment' | 'dashboard';
  name: string;
  body: SavedBody;
}

interface SavedBody {
  /** For a view or a segment: the query of its list. */
  query?: string;
  /** For a dashboard. */
  document?: string;
  variables?: string;
  parts?: readonly { title: string | null }[];
  forked_from_name?: string | null;
}

/**
 * Removes what was typed about a person from saved views, segments and dashboards (docs/adr/0107): a view loses the
 * condition, a segment that filters by it is deleted, and in a dashboard the text is emptied.
 */
export async function eraseSaved(
  client: DatabaseClient,
  { ids, potential_ids, names, contacts }: PersonTraces,
): Promise<void> {
  const typed = [...names, ...contacts.filter((contact) => contact.includes('@'))].map((word) => word.toLowerCase());
  const dialled = contacts.map((contact) => contact.split('|')[0] ?? '');
  const digits = dialled.map((contact) => contact.replace(/\D/g, '').slice(-LAST_DIGITS)).filter(Boolean);
  const words = typed.flatMap((word) => [word, encodeURIComponent(word).toLowerCase()]);
  const { rows } = await client.query<Saved>(MAY_NAME, [words, digits]);
  if (rows.length === 0) return;
  const common = (await client.query<{ name: string }>(OF_OTHERS, [names, ids, potential_ids])).rows;
  const identifiers = { names, contacts, common: new Set(common.map(({ name }) => name)) };
  for (const saved of rows) await erase(client, saved, identifiers);
}

async function erase(
  client: DatabaseClient,
  { table, id, version, kind, name, body }: Saved,
  identifiers: Identifiers,
) {
  const left = withoutPersonIn(body, identifiers);
  const called = withoutPerson(name, identifiers);
  if (called === name && JSON.stringify(left) === JSON.stringify(body)) return;
  if (kind === 'segment' && left.query !== body.query) {
    // Without the condition, the segment would contain everyone else.
    await client.query('delete from saved_documents where id = $1', [id]);
    return;
  }
  const values = [id, called, JSON.stringify(left)];
  if (table === 'saved_documents') await client.query(WRITE, values);
  else await client.query(WRITE_VERSION, [...values, version]);
}

function withoutPersonIn(body: SavedBody, identifiers: Identifiers): SavedBody {
  const { query, document, variables, parts, forked_from_name } = body;
  return {
    ...body,
    ...(query !== undefined && { query: withoutConditions(query, identifiers) }),
    ...(document !== undefined && { document: withoutTexts(document, identifiers) }),
    ...(variables !== undefined && { variables: withoutValues(variables, identifiers) }),
    ...(parts && {
      parts: parts.map((part) => ({ ...part, title: part.title && withoutPerson(part.title, identifiers) })),
    }),
    ...(forked_from_name && { forked_from_name: withoutPerson(forked_from_name, identifiers) }),
  };
}

/** Removes a condition as a whole: an emptied one would match no one. */
function withoutConditions(query: string, identifiers: Identifiers): string {
  const conditions = new URLSearchParams(query);
  const naming = [...conditions].filter(([, value]) => namesPerson(value, identifiers));
  for (const [name] of naming) conditions.delete(name);
  return naming.length === 0 ? query : conditions.toString();
}

/** Texts and comments of a GraphQL document; everything else in it are names of the contract. */
const TEXTS = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*/g;

function withoutTexts(document: string, identifiers: Identifiers): string {
  return document.replace(TEXTS, (found) => {
    if (found.startsWith('#')) return withoutPerson(found, identifiers);
    if (!namesPerson(readText(found), identifiers)) return found;
    return JSON.stringify(EMPTIED);
  });
}

function readText(literal: string): string {
  if (literal.startsWith('"""')) return literal.slice(3, -3);
  try {
    return JSON.parse(literal);
  } catch {
    return literal;
  }
}

function withoutValues(variables: string, identifiers: Identifiers): string {
  let isChanged = false;
  const read = JSON.parse(variables, (_, value) => {
    if (typeof value !== 'string' || !namesPerson(value, identifiers)) return value;
    isChanged = true;
    return EMPTIED;
  });
  return isChanged ? JSON.stringify(read, null, 2) : variables;
}

/** Enough digits to find candidates with other characters in between; the rule decides. */
const LAST_DIGITS = 8;

/** Finds candidates that may identify the person by letters or digits; the rule decides whether they do. */
const MAY_NAME = `
  select * from (
    select 'saved_documents' as table, id, 0 as version, kind, name, body from saved_documents
    union all
    select 'dashboard_versions', document_id, version, 'dashboard', name, body from dashboard_versions) d
  where exists (select from unnest($1::text[]) word where position(word in lower(d.name || ' ' || d.body::text)) > 0)
    or exists (select from unnest($2::text[]) digits
      where position(digits in regexp_replace(translate(d.name || ' ' || d.body::text, '๐๑๒๓๔๕๖๗๘๙', '0123456789'), '\\D', '', 'g')) > 0)
  order by d.table, d.id`;

/** Returns which of the names another customer has as well. */
const OF_OTHERS = `
  select lower(name) as name from unnest($1::text[]) name
  where exists (select from members m where m.id <> all($2::uuid[]) and m.erased_at is null and (
      lower(name) in (lower(m.firstname), lower(m.lastname), lower(m.nickname))
      or exists (select from jsonb_path_query(m.i18n, '$.*.*') v where lower(v #>> '{}') = lower(name))))
    or exists (select from potentials p where p.id <> all($3::uuid[])
      and lower(name) in (lower(p.firstname), lower(p.lastname), lower(p.nickname)))`;

/** Names are unique per owner and list: a duplicate is numbered. */
const WRITE = `
  update saved_documents d set body = $3, name = case when d.name = $2 then $2 else (
    select called from (
      select $2::text || case when place = 1 then '' else ' (' || place || ')' end as called, place
      from generate_series(1, 1000) place) tried
    where not exists (select from saved_documents o where o.id <> d.id and o.owner_id is not distinct from d.owner_id
      and o.kind = d.kind and o.scope = d.scope and lower(o.name) = lower(tried.called))
    order by place limit 1) end
  where d.id = $1`;

const WRITE_VERSION = 'update dashboard_versions set name = $2, body = $3 where document_id = $1 and version = $4';
