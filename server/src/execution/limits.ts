import { DOCUMENT_LIMITS } from '@taem/domain/contract/documentLimits.ts';
import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const LIMITS = { ...DOCUMENT_LIMITS, bodyBytes: 256_000 } as const;

interface Size {
  depth: number;
  aliases: number;
}

/** Refuses a document that is too deep, has too many aliases, or tries the same mutation more than once. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const { depth, aliases } = sizeOf(operation.selectionSet, fragmentsOf(context.getDocument()), new Set());
      if (depth > LIMITS.depth)
        context.reportError(tooMuch(`The query is ${depth} levels deep; at most ${LIMITS.depth} are allowed.`));
      if (aliases > LIMITS.aliases)
        context.reportError(tooMuch(`The query has ${aliases} aliases; at most ${LIMITS.aliases} are allowed.`));
      const repeated = repeatedMutation(operation);
      if (repeated) context.reportError(tooMuch(`${repeated} may stand only once in a document.`));
    },
  };
}

export function tooMuch(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'TOO_COMPLEX' } });
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsOf(document: DocumentNode): Fragments {
  return new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
}

// `open` are the fragments being followed: a cycle is refused by another rule, here it must only end.
function sizeOf(selectionSet: SelectionSetNode, fragments: Fragments, open: ReadonlySet<string>): Size {
  let depth = 0;
  let aliases = 0;
  for (const node of selectionSet.selections) {
    const inner = innerOf(node, fragments, open);
    // Introspection is as deep as its standard query; it reaches no data.
    const introspects = node.kind === Kind.FIELD && node.name.value.startsWith('__');
    const size = inner && !introspects ? sizeOf(inner.selectionSet, fragments, inner.open) : { depth: 0, aliases: 0 };
    depth = Math.max(depth, size.depth + (node.kind === Kind.FIELD ? 1 : 0));
    aliases += size.aliases + (node.kind === Kind.FIELD && node.alias ? 1 : 0);
  }
  return { depth, aliases };
}

function innerOf(
  node: SelectionSetNode['selections'][number],
  fragments: Fragments,
  open: ReadonlySet<string>,
): { selectionSet: SelectionSetNode; open: ReadonlySet<string> } | null {
  if (node.kind !== Kind.FRAGMENT_SPREAD) return node.selectionSet ? { selectionSet: node.selectionSet, open } : null;
  const name = node.name.value;
  const fragment = fragments.get(name);
  return fragment && !open.has(name) ? { selectionSet: fragment.selectionSet, open: new Set([...open, name]) } : null;
}

/** Aliases would let one request try a thousand passwords or codes where the gateway counts requests. */
function repeatedMutation({ operation, selectionSet }: OperationDefinitionNode): string | null {
  if (operation !== 'mutation') return null;
  const seen = new Set<string>();
  for (const node of selectionSet.selections) {
    if (node.kind !== Kind.FIELD) return 'A mutation behind a fragment';
    if (seen.has(node.name.value)) return node.name.value;
    seen.add(node.name.value);
  }
  return null;
}
