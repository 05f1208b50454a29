import type { z } from 'zod';
import { SEGMENT_FORMS } from './listPages.ts';
import { type SavedKind, viewBody } from './savedDocument.ts';

/** Said of a filter that asks for everyone, or for nothing that can be meant. */
export const NO_SEGMENT = 'Must be a filter of this list';

/**
 * The body of a document of one kind and list. A segment is a filter as it stands in the address of its list, and
 * nothing else: what a reader would drop is refused while the author can still correct it.
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
