import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { ChangeRow } from './changeRows.ts';
import { idsIn, namesOf } from './namesOf.ts';
import { contractName, mayKnowField } from './recordedFields.ts';
import type { Recorded, RecordedResources } from './recordedResources.ts';
import { type ReportedValue, reportValue } from './reportValue.ts';

export interface ReportedField {
  field: string;
  kind: string;
  before: ReportedValue | null;
  after: ReportedValue | null;
}

/** A change in the form in which it is returned: only fields that the reader may see, and of secrets only that they changed. */
export interface ReportedChange {
  id: string;
  set_id: string;
  time: Date;
  type: string;
  record_id: string;
  record_name: string | null;
  action: 'created' | 'updated' | 'deleted';
  fields: ReportedField[];
}

/** Converts changes to the contract's form. Rows of unreported tables are left out. */
export async function reportChanges(
  client: DatabaseClient,
  recorded: RecordedResources,
  session: GatewaySession,
  rows: readonly ChangeRow[],
): Promise<ReportedChange[]> {
  const ids = new Set(rows.flatMap(({ record_id, before, after }) => [record_id, ...idsIn(before), ...idsIn(after)]));
  const names = await namesOf(client, recorded, session, ids);
  return rows.flatMap((row) => {
    const kind = recorded.byTable.get(row.record);
    return kind ? [report(row, kind, session, names)] : [];
  });
}

function report(
  row: ChangeRow,
  kind: Recorded,
  session: GatewaySession,
  names: ReadonlyMap<string, string>,
): ReportedChange {
  const { id, time, record_id, before, after } = row;
  return {
    id,
    set_id: id.split(':')[0] ?? '',
    time,
    type: kind.type,
    record_id,
    record_name: names.get(record_id) ?? null,
    action: before === null ? 'created' : after === null ? 'deleted' : 'updated',
    fields: fieldsOf(row, kind, session, names),
  };
}

function fieldsOf(
  { before, after, secrets }: ChangeRow,
  { fields }: Recorded,
  session: GatewaySession,
  names: ReadonlyMap<string, string>,
): ReportedField[] {
  const visible = [...fields].filter(([, field]) => mayKnowField(field, session));
  const reported = visible.flatMap(([column, { name, kind }]) => {
    const values = [before?.[column], after?.[column]].map((value) => reportValue(kind, value, names));
    const [was = null, becomes = null] = values;
    return was === null && becomes === null ? [] : [{ field: name, kind, before: was, after: becomes }];
  });
  const hidden = (secrets ?? []).map((column) => ({
    field: fields.get(column)?.name ?? contractName(column).replace(/Hash$/, ''),
    kind: 'secret',
    before: null,
    after: null,
  }));
  return [...reported, ...hidden];
}
