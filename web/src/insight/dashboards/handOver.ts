import { BOUND_VARIABLES } from '@taem/domain/insight/dashboards/dashboardLimits.ts';
import { type DocumentNode, Kind, print, visit } from 'graphql';
import { leaveForWorkbench } from './useDraft.ts';

/** Hands a page's document to the workbench, and returns where it is stored. */
export function handOver(document: DocumentNode, variables: Readonly<Record<string, unknown>>, name: string): string {
  const text = print(
    visit(document, {
      enter: (node) => (node.kind === Kind.FIELD && node.name.value === '__typename' ? null : undefined),
    }),
  );
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const slot = operation?.name?.value ?? 'page';
  const own = Object.entries(variables).filter(
    ([key, value]) => !(BOUND_VARIABLES as readonly string[]).includes(key) && value !== undefined,
  );
  leaveForWorkbench(slot, {
    name,
    document: `${text}\n`,
    variables: JSON.stringify(Object.fromEntries(own), null, 2),
    parts: [],
  });
  return slot;
}
