import { parse } from 'graphql';

/** The name of the operation that a place in a text belongs to; null beside them, and in a text that cannot be read. */
export function operationAt(query: string, at: number): string | null {
  try {
    for (const node of parse(query).definitions)
      if (node.kind === 'OperationDefinition' && node.loc && node.loc.start <= at && at <= node.loc.end)
        return node.name?.value ?? null;
  } catch {
    // It is refused by the server, which says where.
  }
  return null;
}
