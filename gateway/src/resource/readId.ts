import { refuseUnknown } from '../http/errors.ts';
import type { Resource } from './defineResource.ts';
import { isUuid } from './readValue.ts';

/** Returns the id in lower case; refuses a malformed one, which no row can have. */
export function readId(resource: Resource, id: string): string {
  if (!isUuid(id)) throw refuseUnknown(resource.noun);
  return id.toLowerCase();
}
