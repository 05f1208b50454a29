import type { Context } from './context.ts';
import { malformed } from './GatewayError.ts';
import { planOf } from './plan.ts';
import { oneRecord, readRecord } from './records.ts';
import { type Operation, selectionOf } from './selection.ts';
import { isWireRecord } from './wire.ts';

/**
 * Returns the record in the answer to a write, under the operation's selection. If the answer has only the id, or lacks
 * a selected field, the record is loaded.
 */
export async function writtenRecord<T>(
  context: Context,
  operation: Operation,
  typeName: string,
  answer: unknown,
  id: string | null,
): Promise<T | null> {
  const record = answer ?? {};
  if (!isWireRecord(record)) throw malformed('The answer to a write is no record.');
  const recordId = id ?? record.id;
  if (typeof recordId !== 'string') throw malformed('The answer to a write has no id.');
  if (record.id !== undefined && record.id !== recordId) throw malformed('The answer to a write is another record.');
  const { paths } = planOf(context.records, selectionOf(operation), typeName);
  if (paths.every((steps) => carries(record, steps))) {
    return await readRecord<T>(context, operation, typeName, record);
  }
  const found = await oneRecord<T>(context, operation, typeName, recordId);
  if (found) return found;
  throw malformed('What was written is not there.');
}

/** Whether an answer has a value, or null on the path to it; elements of a list are not checked. */
function carries(record: unknown, steps: readonly string[]): boolean {
  let value = record;
  for (const step of steps) {
    if (!isWireRecord(value)) return true;
    if (!(step in value)) return false;
    value = value[step];
  }
  return true;
}
