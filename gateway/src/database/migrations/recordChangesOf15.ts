interface Columns {
  /** Kept as a hash or never told to a till: of these only that they changed. */
  secrets?: readonly string[];
  /** Kept up to date by sales and sessions, so nobody's change. */
  derived?: readonly string[];
}

const NEVER = ['realm_id', 'version'];

/** As the migrations up to 0017 say it; `recordChanges` takes its place. */
export function recordChangesOf15(table: string, { secrets = [], derived = [] }: Columns = {}): string {
  const list = (names: readonly string[]) => `'{${names.join(',')}}'`;
  const untold = [...NEVER, ...derived];
  return `
    do $record$ declare changing text; begin
      select string_agg(quote_ident(attname), ', ') into changing from pg_attribute
        where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped
          and attname <> all (array[${[...untold, 'id', 'created_at'].map((name) => `'${name}'`).join(', ')}]);
      execute format('create or replace trigger changes_recorded after insert or delete or update of %s on ${table}
        for each row execute function record_change(%L, %L)', changing, ${list(untold)}, ${list(secrets)});
    end $record$;`;
}
