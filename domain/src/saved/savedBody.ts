import type { z } from 'zod';
import { SEGMENT_FORMS } from './listPages.ts';
import { type SavedKind, viewBody } from './savedDocument.ts';

/** The message for a filter without conditions, or an invalid one. */
export const NO_SEGMENT = 'Must be a filter of this list';

/**
 * Returns the schema of a document's body by kind and list. A segment is only the filter in the address of its list:
 * parts that a reader would drop are refused while the author can still correct them.
 */
export function savedBody(kind: SavedKind, scope: string): z.ZodType<{ query: string }> {
  const form = Object.entries(SEGMENT_FORMS).find(([list]) => list === scope)?.[1];
  if (kind !== 'segment' || !form) return viewBody;
  return viewBody.refine(({ query }) => isFilter(form, query), { message: NO_SEGMENT, path: ['query'] });
}

function isFilter(form: (typeof SEGMENT_FORMS)[keyof typeof SEGMENT_FORMS], query: string): boolean {
  const params = new URLSearchParams(query);
  const written = Object.entries(form.write(form.read(params)));
  return (
    written.length > 0 && written.length === params.size && written.every(([name, text]) => params.get(name) === text)
  );
}
