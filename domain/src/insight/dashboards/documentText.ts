import {
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { fieldPaths, variablesIn, withDeclared, withField, withoutField } from '../../contract/operationText.ts';
import { BOUND_VARIABLES, type BoundVariable } from './dashboardLimits.ts';
import { readDocument } from './readDocument.ts';

/** Types of the variables that the page provides. */
const BOUND_TYPES: Readonly<Record<BoundVariable, string>> = {
  range: 'DayRangeInput!',
  by: 'TimeUnit',
  compare: 'Comparison',
  branchId: 'ID',
};

/** The fields selected first for a type with too many fields to select all. */
const FIRST_FIELDS: Readonly<Record<string, readonly string[]>> = {
  BreakdownRow: ['hour', 'totalRevenue', 'totalTransactions'],
  BreakdownMeasures: ['totalRevenue'],
  Transaction: ['transactionNo', 'createLocalTime', 'totalRevenue'],
  MemberFigures: ['code', 'firstname', 'totalTransactions', 'totalRevenue'],
  BadgeMember: ['code', 'firstname', 'totalTransactions', 'totalPayment'],
  // Without bank and card the rows of a tender cannot be distinguished.
  PaymentMethodFigures: ['paymentMethod', 'instituteName', 'cardName', 'totalTransactions', 'totalRevenue'],
  // With the tender too, there would be eight series.
  TransactionPoint: ['time', 'value', 'customerType'],
};
/** Lists and objects that are selected together with their parent. */
const ALONG: ReadonlySet<string> = new Set(['items', 'rows', 'points', 'tiers', 'steps', 'months']);

/**
 * Adds the field at this path of names from the root, or removes it. Everything else that the author wrote stays
 * unchanged, comments too. Returns null if the text cannot be parsed, or the schema has no such field.
 */
export function toggleField(text: string, path: readonly string[], schema: GraphQLSchema): string | null {
  if (text.trim() === '') return withVariables(`query Dashboard {\n${fieldText(schema, null, path, '  ')}\n}\n`);
  const document = readDocument(text);
  if (!document.ok) return null;
  const changed = fieldPaths(document.read).has(path.join('.'))
    ? withoutField(document.read, path)
    : withField(document.read, schema.getQueryType(), path, (type, names, indent) =>
        fieldText(schema, type, names, indent),
      );
  return changed === null ? null : withVariables(changed);
}

/** Writes a field with all its ancestors below the place of insertion. */
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

/** Writes the fields selected first for a type: its plain fields, and its rows. */
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
  // A statistic without fields needs a choice by the author; any other type at least identifies its record.
  return 'id' in type.getFields() ? `${indent}id` : '';
}

/** Writes the arguments of a field: at the root the variables of the page, below a first value of each required argument. */
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

/** Declares exactly those variables of the page that are used; declarations of other variables stay. */
function withVariables(text: string): string {
  const document = readDocument(text);
  if (!document.ok) return text;
  const { declared, used } = variablesIn(document.read);
  const isBound = (name: string): name is BoundVariable => (BOUND_VARIABLES as readonly string[]).includes(name);
  const missing = [...used].filter(isBound).filter((name) => !declared.includes(name));
  return withDeclared(
    document.read,
    (name) => !isBound(name) || used.has(name),
    missing.map((name) => `$${name}: ${BOUND_TYPES[name]}`),
    'Dashboard',
  );
}
