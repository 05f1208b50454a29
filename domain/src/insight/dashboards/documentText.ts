import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isObjectType,
  isRequiredArgument,
  Kind,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { BOUND_VARIABLES, type BoundVariable } from './dashboardLimits.ts';
import { type DashboardDocument, fieldsIn, readDocument } from './readDocument.ts';

/** Types of the variables that the page gives. */
const BOUND_TYPES: Readonly<Record<BoundVariable, string>> = {
  range: 'DayRangeInput!',
  by: 'TimeUnit',
  compare: 'Comparison',
  branchId: 'ID',
};

/** What is ticked of a type at once, where all of its fields would be too many to read. */
const FIRST_FIELDS: Readonly<Record<string, readonly string[]>> = {
  BreakdownRow: ['hour', 'totalRevenue', 'totalTransactions'],
  BreakdownMeasures: ['totalRevenue'],
  Transaction: ['transactionNo', 'createLocalTime', 'totalRevenue'],
  MemberFigures: ['code', 'firstname', 'totalTransactions', 'totalRevenue'],
  BadgeMember: ['code', 'firstname', 'totalTransactions', 'totalPayment'],
  PaymentMethodFigures: ['paymentMethod', 'totalTransactions', 'totalRevenue'],
};
/** Lists and objects that are ticked along with what they stand in. */
const ALONG: ReadonlySet<string> = new Set(['items', 'rows', 'points', 'tiers', 'steps', 'months']);

/** The fields that a document asks for, by their names from the root, joined by dots; whatever their aliases and fragments. */
export function askedFields({ operation, fragments }: DashboardDocument): ReadonlySet<string> {
  const asked = new Set<string>();
  const walk = (sets: readonly SelectionSetNode[], above: string, depth: number): void => {
    const byName = new Map<string, SelectionSetNode[]>();
    for (const node of new Set(sets.flatMap((set) => fieldsIn(set, fragments)))) {
      const inner = byName.get(node.name.value) ?? [];
      if (node.selectionSet) inner.push(node.selectionSet);
      byName.set(node.name.value, inner);
    }
    for (const [name, inner] of byName) {
      asked.add(above + name);
      if (inner.length > 0 && depth < MOST_DEPTH) walk([...new Set(inner)], `${above}${name}.`, depth + 1);
    }
  };
  walk([operation.selectionSet], '', 0);
  return asked;
}

const MOST_DEPTH = 15;

/**
 * The text with one field more, or without it: the field is told by its names from the root. All that somebody wrote stays as it
 * is, comments too. null where the text cannot be read, or the schema has no such field.
 */
export function toggleField(text: string, path: readonly string[], schema: GraphQLSchema): string | null {
  if (text.trim() === '') return withVariables(`query Dashboard {\n${fieldText(schema, null, path, '  ')}\n}\n`);
  const document = readDocument(text);
  if (!document.ok) return null;
  const changed = askedFields(document.read).has(path.join('.'))
    ? withoutField(document.read, path)
    : withField(document.read, path, schema);
  return changed === null ? null : withVariables(changed);
}

function withField(read: DashboardDocument, path: readonly string[], schema: GraphQLSchema): string | null {
  let set = read.operation.selectionSet;
  let type: GraphQLCompositeType | null | undefined = schema.getQueryType();
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
  const added = fieldText(schema, type, path.slice(depth), `${outer}  `);
  if (added === null) return null;
  const before = read.text.slice(0, end - 1).trimEnd();
  return `${before}\n${added}\n${outer}${read.text.slice(end - 1)}`;
}

function withoutField(read: DashboardDocument, path: readonly string[]): string {
  let nodes: FieldNode[] = [];
  let sets: SelectionSetNode[] = [read.operation.selectionSet];
  for (const name of path) {
    nodes = sets.flatMap((set) => fieldsIn(set, read.fragments)).filter((field) => field.name.value === name);
    sets = [...new Set(nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : [])))];
  }
  const gone = new Set<unknown>(nodes);
  // What holds nothing any more goes as well.
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
  if (isEmpty) return '';
  const ranges = [...gone].flatMap((node) => {
    const { loc } = node as FieldNode;
    return loc ? [[loc.start, loc.end] as const] : [];
  });
  let text = read.text;
  for (const [start, end] of ranges.sort((a, b) => b[0] - a[0])) {
    // What stood in something that goes has gone with it.
    if (ranges.some(([from, to]) => from < start && end <= to)) continue;
    text = cut(text, start, end);
  }
  return text;
}

/** Without a piece, and without its line where nothing else stands there. */
function cut(text: string, start: number, end: number): string {
  const before = text.slice(0, start).replace(/[ \t]+$/, '');
  const after = text.slice(end).replace(/^[ \t]*,?[ \t]*/, '');
  if (before.endsWith('\n') && after.startsWith('\n')) return before + after.slice(1);
  if (before.endsWith('\n')) return before + lead(text, start) + after;
  return after.startsWith('\n') ? before + after : `${before} ${after}`;
}

const lead = (text: string, start: number): string => /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';

/** A field with all that stands between it and where it is put. */
function fieldText(
  schema: GraphQLSchema,
  above: GraphQLCompositeType | null,
  [name = '', ...rest]: readonly string[],
  indent: string,
): string | null {
  const type = above ?? schema.getQueryType();
  const field = type && isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) return null;
  const head = `${indent}${name}${argumentsText(field.args, above === null || type === schema.getQueryType())}`;
  const inner = getNamedType(field.type);
  if (!isCompositeType(inner)) return head;
  const body =
    rest.length > 0 ? fieldText(schema, inner, rest, `${indent}  `) : firstFields(schema, inner, `${indent}  `, 0);
  return body ? `${head} {\n${body}\n${indent}}` : null;
}

/** What a type has to say first: its plain fields, and its rows. */
function firstFields(schema: GraphQLSchema, type: GraphQLCompositeType, indent: string, depth: number): string {
  if (!isObjectType(type)) return '';
  const named = FIRST_FIELDS[type.name];
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const plain = fields.filter(
    (field) => !isCompositeType(getNamedType(field.type)) && (named?.includes(field.name) ?? true),
  );
  const lines = (
    named ? plain : plain.filter(({ name }) => !/^id$|Id$|^imageUrl$|^source$/.test(name)).slice(0, 8)
  ).map(({ name }) => indent + name);
  for (const field of depth > 2 ? [] : fields) {
    const inner = getNamedType(field.type);
    if (!isCompositeType(inner) || !ALONG.has(field.name)) continue;
    const body = firstFields(schema, inner, `${indent}  `, depth + 1);
    if (body) lines.push(`${indent}${field.name} {\n${body}\n${indent}}`);
  }
  if (lines.length > 0) return lines.join('\n');
  // A statistic alone is a choice of its own; all else says at least who it is.
  return 'id' in type.getFields() ? `${indent}id` : '';
}

/** At the root what the page gives; below, a first value of what has to be said. */
function argumentsText(args: readonly GraphQLArgument[], isRoot: boolean): string {
  const given = args.flatMap((argument) => {
    const { name, type } = argument;
    if (isRoot) return (BOUND_VARIABLES as readonly string[]).includes(name) ? [`${name}: $${name}`] : [];
    if (!isRequiredArgument(argument)) return [];
    const inner = getNamedType(type);
    return isEnumType(inner) ? [`${name}: [${inner.getValues()[0]?.name ?? ''}]`] : [];
  });
  return given.length > 0 ? `(${given.join(', ')})` : '';
}

/** Declares the variables of the page that are used, and no others of them; declarations of other names stay. */
function withVariables(text: string): string {
  const document = readDocument(text);
  if (!document.ok) return text;
  const { operation } = document.read;
  const used = new Set<string>();
  visit(document.read.document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void used.add(name.value),
  });
  const declared = operation.variableDefinitions ?? [];
  const isBound = (name: string): name is BoundVariable => (BOUND_VARIABLES as readonly string[]).includes(name);
  const kept = declared.filter(({ variable }) => !isBound(variable.name.value) || used.has(variable.name.value));
  const missing = [...used]
    .filter(isBound)
    .filter((name) => !declared.some(({ variable }) => variable.name.value === name));
  if (kept.length === declared.length && missing.length === 0) return text;
  const lines = [
    ...kept.map(({ loc }) => text.slice(loc?.start, loc?.end)),
    ...missing.map((name) => `$${name}: ${BOUND_TYPES[name]}`),
  ];
  const definitions = lines.length > 0 ? `(${lines.join(', ')})` : '';
  const first = declared[0]?.loc?.start;
  const last = declared.at(-1)?.loc?.end;
  if (first !== undefined && last !== undefined) {
    const open = text.lastIndexOf('(', first);
    return text.slice(0, open) + definitions + text.slice(text.indexOf(')', last) + 1);
  }
  const start = operation.loc?.start ?? 0;
  if (text.startsWith('{', start)) return `${text.slice(0, start)}query Dashboard${definitions} ${text.slice(start)}`;
  const at = operation.name?.loc?.end ?? start + 'query'.length;
  return text.slice(0, at) + definitions + text.slice(at);
}

function fieldType(type: GraphQLCompositeType | null | undefined, name: string | undefined) {
  const field = isObjectType(type) && name !== undefined ? type.getFields()[name] : undefined;
  const inner = field && getNamedType(field.type);
  return isCompositeType(inner) ? inner : null;
}
