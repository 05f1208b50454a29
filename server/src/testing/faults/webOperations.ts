import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, print, visit } from 'graphql';

/** An operation that the web client sends, with the fragments it needs. */
export interface WebOperation {
  name: string;
  kind: 'query' | 'mutation';
  node: OperationDefinitionNode;
  text: string;
}

const WEB = decodeURIComponent(new URL('../../../../web/src', import.meta.url).pathname);

/** Every operation of the web client's `.graphql` files except subscriptions, which have a separate address. */
export function webOperations(): WebOperation[] {
  const definitions = filesBelow(WEB).flatMap((file) => parse(readFileSync(file, 'utf8')).definitions);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  return definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .flatMap((node) => (node.operation === 'subscription' ? [] : [{ node, kind: node.operation }]))
    .map(({ node, kind }) => ({
      name: node.name?.value ?? '',
      kind,
      node,
      text: [node, ...fragmentsOf(node, fragments)].map(print).join('\n'),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => join(folder, name));
}

function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  byName: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread({ name }) {
      const fragment = byName.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      fragmentsOf(fragment, byName, found);
    },
  });
  return found;
}
