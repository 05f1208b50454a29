import { RECORDED_TYPES, type RecordedType } from '@taem/domain/changes/recordedTypes.ts';
import { refuseField, refusePermission } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayDo } from '../http/requirePermission.ts';
import type { Resource } from '../resource/defineResource.ts';
import { mayReadResource, requireRead } from '../resource/mayRead.ts';
import { type RecordedField, recordedFields } from './recordedFields.ts';

/** A kind of record whose changes are recorded, with the resource that defines its rules for writing. */
export interface Recorded extends RecordedType {
  resource: Resource;
  /** By column. */
  fields: ReadonlyMap<string, RecordedField>;
}

/** Finds kinds of records by their contract type and by their table. */
export interface RecordedResources {
  all: readonly Recorded[];
  byTable: ReadonlyMap<string, Recorded>;
  /** Returns the kind; refuses a type whose changes are not recorded. */
  ofType(type: unknown): Recorded;
}

export function recordedResources(resources: readonly Resource[]): RecordedResources {
  const all = RECORDED_TYPES.map((recorded): Recorded => {
    const resource = resources.find(({ path }) => path === recorded.path);
    if (!resource) throw new Error(`No resource is served at ${recorded.path}`);
    return { ...recorded, resource, fields: recordedFields(recorded, resource) };
  });
  return {
    all,
    byTable: new Map(all.map((recorded) => [recorded.resource.table, recorded])),
    ofType(type) {
      const found = all.find((recorded) => recorded.type === type);
      if (!found) throw refuseField('record', 'is not a kind of record whose changes are kept');
      return found;
    },
  };
}

/** Users who may read and write a record may see its changes, including those of deleted records. */
export function mayReadChanges({ resource, write, action = 'Write' }: Recorded, session: GatewaySession): boolean {
  return mayReadResource(resource, session) && mayDo(session, write, action);
}

export function requireChanges(recorded: Recorded, session: GatewaySession): void {
  requireRead(recorded.resource, session);
  if (!mayReadChanges(recorded, session)) throw refusePermission(recorded.write, recorded.action ?? 'Write');
}
