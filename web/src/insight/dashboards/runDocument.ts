import { BOUND_VARIABLES } from '@taem/domain/insight/dashboards/dashboardLimits.ts';
import type { DashboardAnswer } from '@taem/domain/insight/dashboards/layOut.ts';
import { readDocument } from '@taem/domain/insight/dashboards/readDocument.ts';
import { readVariables } from '@taem/domain/insight/dashboards/readVariables.ts';
import type { SentWith } from '@taem/domain/insight/dashboards/rootArguments.ts';
import { freshAccessToken } from '../../app/freshAccessToken.ts';
import { businessToday } from '../../app/shopDay.ts';
import { postDocument } from '../../editor/postDocument.ts';

/** The result of running a document. */
export interface Run {
  readonly answer: DashboardAnswer;
  readonly sent: SentWith;
  /** Number of gateway calls; null if the server does not report it. */
  readonly calls: number | null;
  readonly cost: number | null;
  readonly ms: number;
  readonly at: number;
}

interface Body extends DashboardAnswer {
  readonly extensions?: {
    readonly cost?: { readonly actual?: number };
    readonly upstream?: { readonly calls: number };
  };
}

/** Returns why a document was not run at all, such as an unknown field; null if any part ran, or nothing was requested yet. */
export function refusalOf(run: Pick<Run, 'answer'> | null): string | null {
  if (!run || run.answer.data) return null;
  return run.answer.errors?.[0]?.message ?? '';
}

/** Returns the variables of a run: the saved ones, and those of the page that the document declares. */
export function variablesOf(text: string, saved: string, page: Readonly<Record<string, unknown>>) {
  const document = readDocument(text);
  const declared = document.ok ? (document.read.operation.variableDefinitions ?? []) : [];
  const bound = declared.flatMap(({ variable, type }) => {
    const name = BOUND_VARIABLES.find((one) => one === variable.name.value);
    // A required unit is that of the page's charts.
    const value = name === 'by' && type.kind === 'NonNullType' ? page.unit : name && page[name];
    return name ? [[name, value ?? null] as const] : [];
  });
  return { ...readVariables(saved), ...Object.fromEntries(bound) };
}

/**
 * Runs a document with the signed-in user's rights. It bypasses the cache: parts may select other fields of the same
 * figures than another page did, and must not evict what that page had.
 */
export async function runDocument(query: string, variables: SentWith['variables'], signal?: AbortSignal): Promise<Run> {
  const sent = { document: query, variables, today: businessToday() };
  const token = await freshAccessToken();
  const { text, ms } = await postDocument({ body: JSON.stringify({ query, variables }), token, signal });
  const { data, errors, extensions } = JSON.parse(text) as Body;
  return {
    answer: { data: data ?? null, ...(errors && { errors }) },
    sent,
    calls: extensions?.upstream?.calls ?? null,
    cost: extensions?.cost?.actual ?? null,
    ms,
    at: Date.now(),
  };
}
