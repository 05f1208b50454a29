import { refuseUnknown } from '../http/errors.ts';
import type { Resource } from './defineResource.ts';
import { isUuid } from './readValue.ts';

/** No row can have an id that is not one. */
export function readId(resource: Resource, id: string): string {
  if (!isUuid(id)) throw refuseUnknown(resource.noun);
  return id.toLowerCase();
}
