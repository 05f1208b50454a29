import type { Resource } from './GatewayCalls.ts';
import { type RecordTypes, recordTypeOf } from './plan.ts';

/** Returns the resource of a type; throws if it has none. */
export function resourceOf(types: RecordTypes, typeName: string): Resource {
  const { resource } = recordTypeOf(types, typeName);
  if (!resource) throw new Error(`${typeName} is no resource of its own.`);
  return resource;
}
