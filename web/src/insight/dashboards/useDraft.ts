import type { DashboardBody, DashboardPart } from '@taem/domain/insight/dashboards/dashboardBody.ts';
import { drawingsFor, figureParts } from '@taem/domain/insight/dashboards/figureParts.ts';
import { readDocument } from '@taem/domain/insight/dashboards/readDocument.ts';
import type { GraphQLSchema } from 'graphql';
import { useEffect, useRef, useState } from 'react';
import { RECORD_DRAFT, readDraft, removeDraft, writeDraft } from '../../app/drafts.ts';
import { type Form, orNull } from '../../app/kept.ts';
import type { SavedDashboardFragment } from '../gql/graphql.ts';

/** The content of the workbench, and the version that saving is based on. */
export interface Draft extends DashboardBody {
  readonly name: string;
  readonly version: number | null;
  /** Whether something was changed since it was read. */
  readonly isChanged: boolean;
}

const nameOf = (id: string | null) => `${RECORD_DRAFT}Dashboard.${id ?? 'new'}`;
export const EMPTY: Draft = { name: '', document: '', variables: '{}', parts: [], version: null, isChanged: false };

const FORM: Form = {
  ...{ name: '', document: '', variables: '', version: orNull(0), isChanged: true },
  parts: [{ path: '', title: orNull(''), drawing: '', width: 0, columns: [{ name: '', formula: '' }] }],
};

export function draftOf({ name, document, variables, parts, version }: SavedDashboardFragment): Draft {
  return {
    ...{ name, document, variables, version, isChanged: false },
    parts: parts.map(({ path, title, drawing, width, columns }) => ({
      ...{ path, title: title ?? null, drawing, width },
      columns: columns.map((column) => ({ name: column.name, formula: column.formula })),
    })),
  };
}

/** Hands a document to the workbench, which opens it with `?of=SLOT`; other unsaved drafts stay. */
export function leaveForWorkbench(slot: string, draft: DashboardBody & { readonly name: string }): void {
  writeDraft(nameOf(slot), { ...EMPTY, ...draft, isChanged: true });
}

/** Unsaved text stays on this device until it is saved, even when the page is closed or the user signs out (OP-34). */
export function useDraft(id: string | null, saved: Draft, schema: GraphQLSchema) {
  const [start] = useState(() => readDraft<Draft>(nameOf(id), FORM));
  const [draft, setDraft] = useState<Draft>(() => (start?.isChanged ? laidOutOnce(start, schema) : saved));
  const latest = useRef(draft);
  latest.current = draft;
  const put = (next: Draft) => {
    latest.current = next;
    // At once, because the page may be left in the same moment.
    if (!next.isChanged) removeDraft(nameOf(id));
    setDraft(next);
  };
  useEffect(() => {
    try {
      if (draft.isChanged) writeDraft(nameOf(id), draft);
    } catch {
      // If the device stores nothing, the workbench still works, and only a closed tab loses the text.
    }
  }, [id, draft]);
  return {
    draft,
    isRestored: start?.isChanged === true,
    change: (changes: Partial<Draft>) => put({ ...latest.current, ...changes, isChanged: true }),
    put,
  };
}

/** Gives a document without a layout a default one. */
const laidOutOnce = (draft: Draft, schema: GraphQLSchema): Draft =>
  draft.parts.length > 0 ? draft : { ...draft, parts: partsAfter([], { before: '', now: draft.document }, schema) };

/**
 * Returns the parts of a layout after the document changed: without removed fields, and with new ones in the drawing that
 * suits them.
 */
export function partsAfter(
  parts: readonly DashboardPart[],
  { before, now }: { before: string; now: string },
  schema: GraphQLSchema,
): DashboardPart[] {
  const read = readDocument(now);
  if (!read.ok) return [...parts];
  const old = readDocument(before);
  const earlier = new Set(old.ok ? figureParts(old.read, schema).map(({ path }) => path) : []);
  const selected = figureParts(read.read, schema);
  const kept = parts.filter(({ path }) => selected.some((one) => one.path === path));
  const added = selected.filter(({ path }) => !earlier.has(path) && !kept.some((one) => one.path === path));
  return [...kept, ...added.map((figure) => partFor(figure))].slice(0, 40);
}

function partFor(figure: Parameters<typeof drawingsFor>[0]): DashboardPart {
  const drawing = drawingsFor(figure)[0] ?? 'TABLE';
  return { path: figure.path, title: null, drawing, width: drawing === 'NUMBER' ? 4 : 6, columns: [] };
}
