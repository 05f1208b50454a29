import { DOCUMENT_LIMITS } from '@taem/domain/contract/documentLimits.ts';
import {
  type ASTVisitor,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { type Fragments, fragmentsOf, rootFields } from './rootFields.ts';

export const LIMITS = { ...DOCUMENT_LIMITS, bodyBytes: 256_000, variablesBytes: 200_000 } as const;

interface Size {
  depth: number;
  aliases: number;
}

/** The width of an operation. */
export interface OperationWidth {
  aliases: number;
  /** By their names in the answer. */
  rootFields: number;
}

/** Refuses a document that is too deep, or has too many directives, from any caller. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  let directives = 0;
  return {
    Directive() {
      directives += 1;
    },
    Document: {
      leave() {
        if (directives > LIMITS.directives) context.reportError(tooMany('directives', directives, LIMITS.directives));
      },
    },
    OperationDefinition(operation) {
      const fragments = fragmentsOf(context.getDocument());
      const { depth } = sizeOf(operation.selectionSet, fragments, new Map());
      if (depth > LIMITS.depth)
        context.reportError(tooMuch(`The query is ${depth} levels deep; at most ${LIMITS.depth} are allowed.`));
    },
  };
}

export function widthOf(operation: OperationDefinitionNode, fragments: Fragments): OperationWidth {
  const { aliases } = sizeOf(operation.selectionSet, fragments, new Map());
  return { aliases, rootFields: rootFields(operation, fragments).size };
}

/** Refuses an operation of an anonymous caller that is too wide; those of signed-in users are only limited by cost. */
export function refuseWidth({ aliases, rootFields }: OperationWidth): void {
  if (aliases > LIMITS.aliases) throw tooMany('aliases', aliases, LIMITS.aliases);
  if (rootFields > LIMITS.rootFields) throw tooMany('root fields', rootFields, LIMITS.rootFields);
}

function tooMany(what: string, count: number, most: number): GraphQLError {
  return tooMuch(`The query has ${count} ${what}; at most ${most} are allowed.`);
}

export function tooMuch(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'TOO_COMPLEX' } });
}

// Measures each fragment once, or doubling fragments would take forever; another rule refuses one that contains itself.
function sizeOf({ selections }: SelectionSetNode, fragments: Fragments, sizes: Map<string, Size>): Size {
  let depth = 0;
  let aliases = 0;
  for (const node of selections) {
    const size = sizeBelow(node, fragments, sizes);
    depth = Math.max(depth, size.depth + (node.kind === Kind.FIELD ? 1 : 0));
    aliases += size.aliases + (node.kind === Kind.FIELD && node.alias ? 1 : 0);
  }
  return { depth, aliases };
}

const NOTHING: Size = { depth: 0, aliases: 0 };

function sizeBelow(node: SelectionSetNode['selections'][number], fragments: Fragments, sizes: Map<string, Size>): Size {
  if (node.kind !== Kind.FRAGMENT_SPREAD) {
    // Introspection is as deep as its standard query; it reaches no data.
    const introspects = node.kind === Kind.FIELD && node.name.value.startsWith('__');
    return node.selectionSet && !introspects ? sizeOf(node.selectionSet, fragments, sizes) : NOTHING;
  }
  const name = node.name.value;
  const found = sizes.get(name);
  if (found) return found;
  sizes.set(name, NOTHING);
  const fragment = fragments.get(name);
  const size = fragment ? sizeOf(fragment.selectionSet, fragments, sizes) : NOTHING;
  sizes.set(name, size);
  return size;
}
