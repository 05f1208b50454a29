interface Columns {
  /** Kept as a hash or never told to a till: of these only that they changed. */
  secrets?: readonly string[];
  /** Kept up to date by sales and sessions, so nobody's change. */
  derived?: readonly string[];
  /** SQL condition over `old` and `new`: rows that stand for a record of another table, whose own changes are kept. */
  unless?: string;
}

const NEVER = ['realm_id', 'version'];
/** They do not change by themselves, so that nothing is looked at when only they are written. */
const FIXED = ['id', 'created_at'];

/**
 * Writes down every change of the table's rows, in the transaction that makes it. A later migration that adds columns to
 * the table says this again, as what the columns are is looked up when it runs.
 *
 * Each table has a function of its own that compares column by column: making JSON of both rows first, to find what
 * differs, costs more than all the rest (docs/adr/0054).
 */
export function recordChanges(table: string, { secrets = [], derived = [], unless }: Columns = {}): string {
  const untold = [...NEVER, ...derived];
  return `
    do $record$ declare told text[]; compared text; begin
      select array_agg(attname::text order by attnum) into told from pg_attribute
        where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attname <> all (${list(untold)});
      select string_agg(format('if old.%1$I is distinct from new.%1$I then ' ||
          case when name = any (${list(secrets)}) then 'hidden := hidden || %1$L::text;'
          else 'was := was || jsonb_build_object(%1$L, old.%1$I); becomes := becomes || jsonb_build_object(%1$L, new.%1$I);' end
          || ' end if;', name), ' ') into compared
        from unnest(told) name;
      execute format($function$${recordFunction(table, untold, secrets, unless)}$function$, compared);
      execute format('create or replace trigger changes_recorded after insert or delete or update of %s on ${table}
        for each row execute function record_${table}()', (select string_agg(quote_ident(name), ', ') from unnest(told) name
          where name <> all (${list(FIXED)})));
    end $record$;`;
}

const list = (names: readonly string[]) => `'{${names.join(',')}}'::text[]`;

/** The first change of a set tells who makes it; one that takes several transactions has that once. */
const recordFunction = (
  table: string,
  untold: readonly string[],
  secrets: readonly string[],
  unless: string | undefined,
) => `
create or replace function record_${table}() returns trigger language plpgsql as $$
declare
  was jsonb; becomes jsonb; hidden text[]; owner uuid; the_record uuid;
  known text; actor jsonb; the_set uuid; way text;
begin${
  unless
    ? `
  if ${unless} then return null; end if;`
    : ''
}
  if tg_op = 'UPDATE' then
    owner := new.realm_id; the_record := new.id; was := '{}'; becomes := '{}';
    %s
    if was = '{}' and hidden is null then return null; end if;
  else
    if tg_op = 'INSERT' then
      owner := new.realm_id; the_record := new.id; becomes := to_jsonb(new);
    else
      owner := old.realm_id; the_record := old.id; was := to_jsonb(old);
    end if;
    select array_agg(name) into hidden from unnest(${list(secrets)}) name
      where coalesce(was, becomes) -> name <> 'null';
    was := was - ${list([...untold, ...secrets])}; becomes := becomes - ${list([...untold, ...secrets])};
  end if;

  known := current_setting('app.change_set', true);
  if split_part(known, ' ', 1) = owner::text then
    the_set := split_part(known, ' ', 2)::uuid;
  else
    actor := nullif(current_setting('app.actor', true), '')::jsonb;
    the_set := (actor ->> 'set_id')::uuid;
    way := coalesce(actor ->> 'source', 'system');
    if way not in ('save', 'import', 'bulk', 'revert', 'registration', 'system') then
      raise exception 'A change comes by no way that is called %%', way;
    end if;
    if the_set is null then
      the_set := new_id();
    elsif exists (select from changes where set_id = the_set) then
      actor := null; way := null;
    end if;
    known := set_config('app.change_set', owner || ' ' || the_set, true);
  end if;
  insert into changes (realm_id, set_id, record, record_id, before, after, secrets,
      source, user_id, username, address, client, branch_id, reverts_id)
    values (owner, the_set, '${table}', the_record, was, becomes, hidden,
      way, (actor ->> 'user_id')::uuid, actor ->> 'username', actor ->> 'address', actor ->> 'client',
      (actor ->> 'branch_id')::uuid, (actor ->> 'reverts_id')::uuid);
  return null;
end $$`;
