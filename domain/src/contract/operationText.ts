import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';

/** A parsed document, with its selected operation. */
export interface OperationText {
  readonly text: string;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

export function fragmentsIn(document: DocumentNode): OperationText['fragments'] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  return fragments;
}

/** Returns the fields of a selection, through its fragments; a fragment that contains itself is followed once. */
export function fieldsIn(
  selectionSet: SelectionSetNode,
  fragments: OperationText['fragments'],
  followed: Set<string> = new Set(),
): FieldNode[] {
  return selectionSet.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsIn(node.selectionSet, fragments, followed);
    const fragment = fragments.get(node.name.value);
    if (!fragment || followed.has(node.name.value)) return [];
    followed.add(node.name.value);
    return fieldsIn(fragment.selectionSet, fragments, followed);
  });
}

/**
 * Returns the fields that a document selects, by their names from the root joined by dots, whatever their aliases and
 * fragments.
 */
export function fieldPaths({ operation, fragments }: OperationText): ReadonlySet<string> {
  const paths = new Set<string>();
  const walk = (sets: readonly SelectionSetNode[], above: string, depth: number): void => {
    const byName = new Map<string, SelectionSetNode[]>();
    for (const node of new Set(sets.flatMap((set) => fieldsIn(set, fragments)))) {
      const inner = byName.get(node.name.value) ?? [];
      if (node.selectionSet) inner.push(node.selectionSet);
      byName.set(node.name.value, inner);
    }
    for (const [name, inner] of byName) {
      paths.add(above + name);
      if (inner.length > 0 && depth < MAX_DEPTH) walk([...new Set(inner)], `${above}${name}.`, depth + 1);
    }
  };
  walk([operation.selectionSet], '', 0);
  return paths;
}

const MAX_DEPTH = 15;

/** Writes the field at a path of names below a type, with its selection and indent; null if there is no such field. */
export type WriteField = (type: GraphQLCompositeType, names: readonly string[], indent: string) => string | null;

/** Adds a field at the path of names from the root; null if the path does not exist. */
export function withField(
  read: OperationText,
  root: GraphQLObjectType | null | undefined,
  path: readonly string[],
  write: WriteField,
): string | null {
  let set = read.operation.selectionSet;
  let type: GraphQLCompositeType | null | undefined = root;
  let depth = 0;
  for (; depth < path.length; depth += 1) {
    const name = path[depth];
    const node: FieldNode | undefined = fieldsIn(set, read.fragments).find((field) => field.name.value === name);
    if (!node?.selectionSet) break;
    set = node.selectionSet;
    type = fieldType(type, name);
  }
  const end = set.loc?.end;
  if (end === undefined || !type) return null;
  const line = read.text.lastIndexOf('\n', end - 1) + 1;
  const outer = /^[ \t]*/.exec(read.text.slice(line))?.[0] ?? '';
  const added = write(type, path.slice(depth), `${outer}  `);
  if (added === null) return null;
  const before = read.text.slice(0, end - 1).trimEnd();
  return `${before}\n${added}\n${outer}${read.text.slice(end - 1)}`;
}

/** Removes a field, and selections that are then empty; returns an empty text if nothing is left of its only operation. */
export function withoutField(read: OperationText, path: readonly string[]): string {
  let nodes: FieldNode[] = [];
  let sets: SelectionSetNode[] = [read.operation.selectionSet];
  for (const name of path) {
    nodes = sets.flatMap((set) => fieldsIn(set, read.fragments)).filter((field) => field.name.value === name);
    sets = [...new Set(nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : [])))];
  }
  const gone = new Set<unknown>(nodes);
  // Selections that become empty are removed as well.
  let isEmpty = false;
  visit(read.document, {
    SelectionSet: {
      leave(set, _, parent) {
        const isWhole = set.selections.every((selection) => gone.has(selection));
        if (!isWhole || !parent || Array.isArray(parent)) return;
        if ('kind' in parent && parent.kind === Kind.OPERATION_DEFINITION) isEmpty = true;
        else gone.add(parent);
      },
    },
  });
  if (isEmpty) {
    const { operation, document } = read;
    const isOnly = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1;
    return isOnly ? '' : cut(read.text, operation.loc?.start ?? 0, operation.loc?.end ?? 0).trimStart();
  }
  const ranges = [...gone].flatMap((node) => {
    const { loc } = node as FieldNode;
    return loc ? [[loc.start, loc.end] as const] : [];
  });
  let text = read.text;
  for (const [start, end] of ranges.sort((a, b) => b[0] - a[0])) {
    // This range is within one that was already removed.
    if (ranges.some(([from, to]) => from < start && end <= to)) continue;
    text = cut(text, start, end);
  }
  return text;
}

/** Cuts a piece out of a text, and its line if nothing else is on it. */
function cut(text: string, start: number, end: number): string {
  const before = text.slice(0, start - lead(text, start).length);
  const after = text.slice(end).replace(/^[ \t]*,?[ \t]*/, '');
  if (before.endsWith('\n') && after.startsWith('\n')) return before + after.slice(1);
  if (before.endsWith('\n')) return before + lead(text, start) + after;
  return after.startsWith('\n') ? before + after : `${before} ${after}`;
}

function lead(text: string, end: number): string {
  let start = end;
  while (' \t'.includes(text[start - 1] ?? '\n')) start -= 1;
  return text.slice(start, end);
}

/** Returns the names of the variables that an operation declares, and of those that the document uses. */
export function variablesIn({ operation, document }: OperationText): { declared: string[]; used: ReadonlySet<string> } {
  const used = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void used.add(name.value),
  });
  return { declared: (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value), used };
}

/** Rewrites the declarations of variables: kept ones as written, plus further ones; `name` names an anonymous operation. */
export function withDeclared(
  { text, operation }: OperationText,
  isKept: (name: string) => boolean,
  further: readonly string[],
  name: string,
): string {
  const declared = operation.variableDefinitions ?? [];
  const kept = declared.filter(({ variable }) => isKept(variable.name.value));
  if (kept.length === declared.length && further.length === 0) return text;
  const lines = [...kept.map(({ loc }) => text.slice(loc?.start, loc?.end)), ...further];
  const definitions = lines.length > 0 ? `(${lines.join(', ')})` : '';
  const first = declared[0]?.loc?.start;
  const last = declared.at(-1)?.loc?.end;
  if (first !== undefined && last !== undefined) {
    const open = text.lastIndexOf('(', first);
    return text.slice(0, open) + definitions + text.slice(text.indexOf(')', last) + 1);
  }
  const start = operation.loc?.start ?? 0;
  if (text.startsWith('{', start)) return `${text.slice(0, start)}query ${name}${definitions} ${text.slice(start)}`;
  const at = operation.name?.loc?.end ?? start + operation.operation.length;
  return text.slice(0, at) + definitions + text.slice(at);
}

function fieldType(type: GraphQLCompositeType | null | undefined, name: string | undefined) {
  const field = isObjectType(type) && name !== undefined ? type.getFields()[name] : undefined;
  const inner = field && getNamedType(field.type);
  return isCompositeType(inner) ? inner : null;
}
