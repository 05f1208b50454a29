import type { Context } from '../execution/context.ts';
import { type Operation, selectionOf } from '../execution/selection.ts';
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
  const record = isWireRecord(answer) ? answer : {};
  const { projection } = planOf(context.records, selectionOf(operation), typeName);
  if (projection.every((path) => (path.split('.')[0] ?? path) in record)) {
    return await readRecord<T>(context, operation, typeName, record);
  }
  return await oneRecord<T>(context, operation, typeName, id ?? String(record.id));
}
