import {
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  type OperationTypeNode,
  parse,
  print,
} from 'graphql';
import { DOCUMENT_LIMITS } from './documentLimits.ts';
import {
  fieldPaths,
  fragmentsIn,
  type OperationText,
  variablesIn,
  withDeclared,
  withField,
  withoutField,
} from './operationText.ts';

interface Operation {
  readonly schema: GraphQLSchema;
  readonly text: string;
  /** The operation to edit, if there are several. */
  readonly operationName: string | null;
}

/** Fields selected together with an object: its rows, and the reasons of a refusal. */
const ALONG: ReadonlySet<string> = new Set(['items', 'rows', 'nodes', 'userErrors', 'params']);
const MAX_VALUES = 6;

/** Parses a text and selects the operation; null if the text cannot be parsed or has none. */
export function readOperation(text: string, operationName: string | null): OperationText | null {
  try {
    const document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens });
    const operation = getOperationAST(document, operationName);
    return operation ? { text, document, operation, fragments: fragmentsIn(document) } : null;
  } catch {
    return null;
  }
}

/**
 * Adds the field at this path of names from the root, or removes it; required arguments become variables. Everything
 * else that the author wrote stays unchanged. An empty text gets an operation. Returns null if the text cannot be
 * parsed or is an operation of another kind.
 */
export function toggleOperationField(
  { schema, text, operationName }: Operation,
  kind: OperationTypeNode,
  path: readonly string[],
): string | null {
  const root = schema.getRootType(kind);
  const [name = ''] = path;
  if (!root?.getFields()[name]) return null;
  if (text.trim() === '') {
    const writer = new FieldWriter([]);
    const field = writer.field(root, path, '  ');
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    return field === null ? null : `${kind} ${title}${writer.definitions} {\n${field}\n}\n`;
  }
  const read = readOperation(text, operationName);
  if (read?.operation.operation !== kind) return null;
  if (fieldPaths(read).has(path.join('.'))) {
    const before = variablesIn(read);
    const without = withoutField(read, path);
    const left = readOperation(without, read.operation.name?.value ?? null);
    if (!left) return without;
    const { used } = variablesIn(left);
    // A declaration that was unused before belongs to the author.
    return withDeclared(left, (variable) => used.has(variable) || !before.used.has(variable), [], 'Operation');
  }
  const writer = new FieldWriter(
    (read.operation.variableDefinitions ?? []).map(({ variable, type }) => `$${variable.name.value}: ${print(type)}`),
  );
  const more = withField(read, root, path, (type, names, indent) => writer.field(type, names, indent));
  const now = more === null ? null : readOperation(more, read.operation.name?.value ?? null);
  return now && withDeclared(now, () => true, writer.further, 'Operation');
}

/** Writes fields, and collects the variables that they need. */
class FieldWriter {
  readonly further: string[] = [];
  private readonly declared: readonly string[];

  constructor(declared: readonly string[]) {
    this.declared = declared;
  }

  get definitions(): string {
    return this.further.length > 0 ? `(${this.further.join(', ')})` : '';
  }

  field(type: GraphQLCompositeType, [name = '', ...rest]: readonly string[], indent: string): string | null {
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    if (!field) return null;
    const head = `${indent}${name}${this.argumentsOf(field)}`;
    const inner = getNamedType(field.type);
    if (!isCompositeType(inner)) return head;
    const within = `${indent}  `;
    const body = rest.length > 0 ? this.field(inner, rest, within) : this.first(inner, within, 0);
    return body ? `${head} {\n${body}\n${indent}}` : null;
  }

  /** Writes the fields selected first for a type: some plain fields, and its rows. */
  private first(type: GraphQLCompositeType, indent: string, depth: number): string {
    if (!isObjectType(type)) return `${indent}__typename`;
    const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
    const isPlain = (field: GraphQLField<unknown, unknown>) => !isCompositeType(getNamedType(field.type));
    const lines = fields
      .filter(isPlain)
      .slice(0, MAX_VALUES)
      .map(({ name }) => indent + name);
    const objects = fields.filter((field) => !isPlain(field));
    const along = objects.filter(({ name }) => ALONG.has(name));
    // A type without scalar fields is represented by the first object it leads to, as a payload is by its record.
    const led = lines.length === 0 ? objects.filter(({ name }) => !ALONG.has(name)).slice(0, 1) : [];
    for (const field of depth > 2 ? [] : [...led, ...along]) {
      const inner = getNamedType(field.type);
      const body = isCompositeType(inner) ? this.first(inner, `${indent}  `, depth + 1) : '';
      lines.push(`${indent}${field.name} {\n${body}\n${indent}}`);
    }
    return lines.length > 0 ? lines.join('\n') : `${indent}__typename`;
  }

  private argumentsOf({ name, args }: GraphQLField<unknown, unknown>): string {
    const given = args.filter(isRequiredArgument).map((argument) => {
      const variable = this.variable(argument.name, name, String(argument.type));
      return `${argument.name}: $${variable}`;
    });
    return given.length > 0 ? `(${given.join(', ')})` : '';
  }

  /** Declares a variable of that type under an unused name, because two fields rarely take the same value. */
  private variable(name: string, field: string, type: string): string {
    const isTaken = (one: string) =>
      [...this.declared, ...this.further].some((declaration) => declaration.startsWith(`$${one}: `));
    const ofField = `${field}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    let free = isTaken(name) ? ofField : name;
    for (let count = 2; isTaken(free); count += 1) free = `${ofField}${count}`;
    this.further.push(`$${free}: ${type}`);
    return free;
  }
}
