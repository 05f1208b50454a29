import type { Context } from '../execution/context.ts';
import { type Operation, selectionOf } from '../execution/selection.ts';
import { malformed } from './GatewayError.ts';
import { planOf } from './plan.ts';
import { oneRecord, readRecord } from './records.ts';
import { isWireRecord } from './wire.ts';

/**
 * The record that a write answered with, under the selection of the operation. A gateway that answers with the id alone,
 * or leaves a selected field out, is asked for the record.
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
  const known = id ?? record.id;
  if (typeof known !== 'string') throw malformed('The answer to a write has no id.');
  if (record.id !== undefined && record.id !== known) throw malformed('The answer to a write is another record.');
  const { paths } = planOf(context.records, selectionOf(operation), typeName);
  if (paths.every((steps) => carries(record, steps))) {
    return await readRecord<T>(context, operation, typeName, record);
  }
  const found = await oneRecord<T>(context, operation, typeName, known);
  if (found) return found;
  throw malformed('What was written is not there.');
}

/** Whether an answer has a value, or a null on the way to it; what is in a list is taken as it comes. */
function carries(record: unknown, steps: readonly string[]): boolean {
  let value = record;
  for (const step of steps) {
    if (!isWireRecord(value)) return true;
    if (!(step in value)) return false;
    value = value[step];
  }
  return true;
}
