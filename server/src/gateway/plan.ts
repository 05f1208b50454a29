import { malformed } from './GatewayError.ts';
import type { Field, NestedField, RecordType, RelationField, RelationListField, ValueField } from './recordType.ts';
import type { Selection } from './selection.ts';
import { isWireRecord, type WireRecord } from './wire.ts';

export type Row = Record<string, unknown>;
export type RecordTypes = ReadonlyMap<string, RecordType>;

/** Relations still to be loaded, by the type they lead to. */
export type Pending = Map<string, Waiting[]>;

/** Where a loaded record belongs: in the row's field, or at the end of the list in that field. */
export interface Waiting {
  row: Row;
  field: string;
  id: string;
  inList: boolean;
}

/** How records of one type are requested and read under one selection. */
export interface Plan {
  /** Wire fields to request. */
  projection: readonly string[];
  /** The same, each as its steps. */
  paths: readonly (readonly string[])[];
  read(record: WireRecord, pending: Pending): Row;
}

interface Steps {
  values: [name: string, field: ValueField<unknown>][];
  nested: [name: string, field: NestedField<unknown>, plan: Plan][];
  embedded: [name: string, pick: (record: WireRecord) => unknown, plan: Plan][];
  relations: [name: string, field: RelationField<unknown>][];
  relationLists: [name: string, field: RelationListField<unknown>][];
}

export function planOf(types: RecordTypes, selection: Selection, typeName: string): Plan {
  const cached = selection.plans.get(typeName);
  if (cached) return cached;
  const plan = makePlan(types, selection, typeName);
  selection.plans.set(typeName, plan);
  return plan;
}

export function recordTypeOf(types: RecordTypes, typeName: string): RecordType {
  const type = types.get(typeName);
  if (!type) throw new Error(`No area declares how ${typeName} is read.`);
  return type;
}

function makePlan(types: RecordTypes, selection: Selection, typeName: string): Plan {
  const { fields } = recordTypeOf(types, typeName);
  const steps: Steps = { values: [], nested: [], embedded: [], relations: [], relationLists: [] };
  const projection = new Set(['id']);
  const ask = (wire: readonly string[]) => {
    for (const path of wire) projection.add(path);
  };
  for (const name of selection.fieldsOf(typeName)) {
    const field = fields[name];
    if (!field) continue;
    if (isEmbedded(field, selection)) {
      const plan = planOf(types, selection, field.type);
      if (field.kind === 'relation') {
        steps.embedded.push([name, field.embedded.pick, plan]);
        ask(field.embedded.wire);
      } else {
        steps.nested.push([
          name,
          { ...field, kind: 'nested', many: true, narrow: false, pick: field.embedded.pick },
          plan,
        ]);
        ask(field.wire);
      }
      continue;
    }
    if (field.kind === 'nested') {
      const plan = planOf(types, selection, field.type);
      steps.nested.push([name, field, plan]);
      ask(field.narrow ? within(field, plan) : field.wire);
      continue;
    }
    ask(field.wire);
    if (field.kind === 'value') steps.values.push([name, field]);
    else if (field.kind === 'relation') steps.relations.push([name, field]);
    else steps.relationLists.push([name, field]);
  }
  const values = compileValues(steps);
  const sorted = [...projection].sort();
  return {
    projection: sorted,
    paths: sorted.map((path) => path.split('.')),
    read: (record, pending) => read(steps, values, record, pending),
  };
}

type Embedding<F extends { embedded: unknown }> = F & { embedded: NonNullable<F['embedded']> };
type EmbeddedField = Embedding<RelationField<unknown>> | Embedding<RelationListField<unknown>>;

function isEmbedded(field: Field<unknown>, selection: Selection): field is EmbeddedField {
  if (field.kind !== 'relation' && field.kind !== 'relationList') return false;
  const { embedded } = field;
  return embedded !== null && [...selection.fieldsOf(field.type)].every((name) => embedded.fields.includes(name));
}

/** Returns the projection of a nested record as paths of the outer one; it has no id. */
function within({ wire }: NestedField<unknown>, plan: Plan): string[] {
  return plan.projection.filter((path) => path !== 'id').map((path) => `${wire[0]}.${path}`);
}

/**
 * Compiles the reader of a type into one object literal, so that rows share their shape from the start; adding field
 * after field would allocate each row several times. The names are those of the schema's fields.
 */
function compileValues({ values, nested, embedded, relations, relationLists }: Steps): (record: WireRecord) => Row {
  const read = values.map(([name], index) => `${name}: read[${index}](record)`);
  const later = [...nested, ...embedded, ...relations, ...relationLists].map(([name]) => `${name}: null`);
  const make = new Function('read', `return (record) => ({ ${[...read, ...later].join(', ')} });`);
  return make(values.map(([, field]) => field.read));
}

function read(steps: Steps, values: (record: WireRecord) => Row, record: WireRecord, pending: Pending): Row {
  const row = values(record);
  for (const [name, field, plan] of steps.nested)
    row[name] = field.many
      ? readMany(field.pick(record), plan, pending)
      : readNested(field.pick(record), plan, pending);
  for (const [name, pick, plan] of steps.embedded) row[name] = readNested(pick(record), plan, pending);
  for (const [name, field] of steps.relations) {
    const id = field.id(record);
    if (id instanceof Error) row[name] = id;
    else if (id !== null) wait(pending, field.type, { row, field: name, id, inList: false });
  }
  for (const [name, field] of steps.relationLists) {
    const ids = field.ids(record);
    row[name] = ids instanceof Error ? ids : [];
    if (ids instanceof Error) continue;
    for (const id of ids) wait(pending, field.type, { row, field: name, id, inList: true });
  }
  return row;
}

function wait(pending: Pending, type: string, waiting: Waiting): void {
  const list = pending.get(type);
  if (list) list.push(waiting);
  else pending.set(type, [waiting]);
}

/** Reads nested records. An invalid one fails that field only; the record itself still arrives. */
function readMany(value: unknown, plan: Plan, pending: Pending): Row[] | Error | null {
  if (value === null) return null;
  if (!Array.isArray(value) || !value.every(isWireRecord)) return malformed('A list inside a record is none.');
  return value.map((record) => plan.read(record, pending));
}

function readNested(value: unknown, plan: Plan, pending: Pending): Row | Error | null {
  if (value === null || value === undefined) return null;
  return isWireRecord(value) ? plan.read(value, pending) : malformed('A record inside a record is none.');
}
