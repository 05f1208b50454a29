import type { InputPath } from '../../gateway/userErrors.ts';

const NAMES: Readonly<Record<string, string>> = {
  __v: 'keepVersion',
  id: 'keepId',
  merge_id: 'mergeId',
  merge_version: 'mergeVersion',
  'Idempotency-Key': 'idempotencyKey',
};

/** Maps a path of the wire's body to the input; a choice is named by its field. */
export const mergeInputPath: InputPath = (path) =>
  path.startsWith('fields') ? ['fields', ...path.split('.').slice(1)] : [NAMES[path] ?? path];
