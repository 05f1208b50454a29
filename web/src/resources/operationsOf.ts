import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { recordOperations } from './gql/records/recordOperations.ts';
import type { RecordOperations } from './RecordScreens.ts';

/** Loads the operations of a record, which are in a separate chunk. */
export async function operationsOf({ type }: Pick<RecordDeclaration, 'type'>): Promise<RecordOperations> {
  const loaders: Readonly<Record<string, () => Promise<RecordOperations>>> = recordOperations;
  const load = loaders[type];
  if (!load) throw new Error(`There are no operations of ${type}: npm run generate`);
  return await load();
}
