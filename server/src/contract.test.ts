import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema, readContract } from './schema.ts';

const schema = buildSchema(readContract());
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);
type Field = GraphQLField<unknown, unknown>;
const fieldsOf = (type: GraphQLNamedType | null | undefined): Field[] =>
  isObjectType(type) ? Object.values(type.getFields()) : [];
const queries = fieldsOf(schema.getQueryType());
const mutations = fieldsOf(schema.getMutationType());
/** Identifiers that are not keys of records. */
const NOT_OURS: ReadonlySet<string> = new Set([
  'taxId',
  'buyerTaxId',
  'lineId',
  'instagramId',
  'promptPayId',
  'billerId',
  'eWalletId',
]);
const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
/** `authorizePin` -> authorize, pin. */
const wordsOf = (name: string) => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

/** Yields everything with a name, as `Type.field(argument)`. */
function* named(): Generator<{ at: string; name: string; description: string | null | undefined; type?: string }> {
  for (const directive of schema
    .getDirectives()
    .filter(({ name }) => /^(cost|listSize|sensitive|public|semanticNonNull)$/.test(name))) {
    yield { at: `@${directive.name}`, ...directive };
    for (const { name, description } of directive.args) yield { at: `@${directive.name}(${name})`, name, description };
  }
  for (const type of types) {
    yield { at: type.name, name: type.name, description: type.description };
    if (isEnumType(type)) {
      for (const { name, description } of type.getValues()) yield { at: `${type.name}.${name}`, name, description };
    }
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const at = `${type.name}.${field.name}`;
      yield { at, name: field.name, description: field.description, type: String(field.type) };
      for (const argument of 'args' in field ? field.args : []) {
        const { name, description } = argument;
        yield { at: `${at}(${name})`, name, description, type: String(argument.type) };
      }
    }
  }
}
const all = [...named()];

/** Returns the coordinates of everything that breaks a rule, for the message of the test. */
const breaking = (rule: (one: (typeof all)[number]) => boolean) => all.filter((one) => !rule(one)).map(({ at }) => at);

describe('the contract', () => {
  it('describes every type, field, argument, value and directive', () => {
    expect(breaking(({ description }) => (description ?? '').trim().length > 3)).toEqual([]);
  });

  it('begins every description as a sentence', () => {
    expect(breaking(({ description }) => /^[^a-z]/.test(description ?? ''))).toEqual([]);
  });

  it('writes types in PascalCase, fields and arguments in camelCase', () => {
    expect(types.filter(({ name }) => !/^[A-Z][A-Za-z0-9]*$/.test(name)).map(String)).toEqual([]);
    expect(breaking(({ name, type }) => type === undefined || /^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });

  it('writes enum values in capitals: the wire keeps its own words behind the schema', () => {
    const values = types.filter(isEnumType).flatMap((type) => type.getValues().map(({ name }) => name));
    expect(values.filter((name) => !/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(name))).toEqual([]);
  });

  it('names ids as ids', () => {
    const isId = ({ name, type = '' }: { name: string; type?: string }) => {
      if (name === 'id' || /[a-z]Id$/.test(name)) return NOT_OURS.has(name) || /^ID!?$/.test(type);
      return !/[a-z]Ids$|^ids$/.test(name) || /^\[ID!?\]!?$/.test(type);
    };
    expect(breaking(({ name, type }) => type === undefined || isId({ name, type }))).toEqual([]);
  });

  it('has no untyped JSON: its scalars are these', () => {
    const scalars = types.filter(isScalarType).map(({ name }) => name);
    expect(scalars.sort()).toEqual([
      'Count',
      'Date',
      'DateTime',
      'LocalDateTime',
      'Money',
      'PhoneNumber',
      'PictureUrl',
      'Upload',
    ]);
  });

  it('D9 names the document that each of its scalars follows, also as it is served', () => {
    for (const given of [schema, createSchema()]) {
      const scalars = Object.values(given.getTypeMap()).filter(isScalarType);
      const own = scalars.filter((type) => !isSpecifiedScalarType(type));
      expect(own.filter(({ specifiedByURL }) => !URL.canParse(specifiedByURL ?? '')).map(String)).toEqual([]);
    }
  });

  it('M1 counts figures of a whole shop beyond 32 bits: Int is for what one record has, and for rows of pages', () => {
    const found = new Set<GraphQLNamedType>();
    const narrow: string[] = [];
    const visit = (type: GraphQLNamedType) => {
      if (found.has(type)) return;
      found.add(type);
      for (const field of fieldsOf(type)) {
        const inner = getNamedType(field.type);
        // Records that rows refer to are not figures.
        const isRecord =
          fieldsOf(inner).some(({ name }) => name === 'version') || ['Report', 'Shift'].includes(inner.name);
        if (!isRecord) visit(inner);
        if (inner.name === 'Int' && !(type.name.endsWith('Page') && field.name === 'total'))
          narrow.push(`${type.name}.${field.name}`);
      }
    };
    visit(schema.getType('Statistics') as GraphQLNamedType);
    // A level, a step, an hour, a percentage or a number of months is no sum; the gateway limits the rows of a
    // breakdown.
    const expected = ['TierFigures.level', 'BasketPiecesStep.pieces', 'RetentionMonth.month', 'BreakdownRow.hour'];
    const months = ['TargetFigures.months', 'TargetFigures.monthsSet'];
    expect(narrow.toSorted()).toEqual([...expected, ...months, 'Breakdown.total', 'DayNote.percent'].sort());
  });

  it('lets each part of a query fail alone: no root field is non-null', () => {
    expect(namesOf(queries.filter(({ type }) => isNonNullType(type)))).toEqual([]);
  });

  it('marks the root fields that are null only by a failure; the others say what null means', () => {
    const unsaid = queries.filter(
      ({ astNode, description }) =>
        !astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull') &&
        !/\bnull\b/i.test(description ?? ''),
    );
    expect(namesOf(unsaid)).toEqual([]);
  });

  it('pages every list alike', () => {
    const paged = queries.filter(({ type }) => getNamedType(type).name.endsWith('Page'));
    expect(paged.length).toBeGreaterThan(0);
    for (const { name, type, args } of paged) {
      const argument = (required: string) => args.find((one) => one.name === required);
      expect([name, String(argument('page')?.type), argument('page')?.defaultValue]).toEqual([name, 'Int', 1]);
      expect([name, String(argument('perPage')?.type), argument('perPage')?.defaultValue]).toEqual([name, 'Int', 10]);
      const page = getNamedType(type);
      const fields = Object.fromEntries(fieldsOf(page).map((field) => [field.name, String(field.type)]));
      expect([name, String(type), fields]).toEqual([
        name,
        page.name,
        expect.objectContaining({ items: `[${page.name.replace(/Page$/, '')}!]!`, total: 'Int!' }),
      ]);
    }
  });

  it('has pages only where rows are paged, and filters and sorts that are typed', () => {
    for (const { name, args, type } of queries) {
      const isPage = getNamedType(type).name.endsWith('Page');
      expect([name, args.some((argument) => argument.name === 'perPage')]).toEqual([name, isPage]);
      for (const argument of args) {
        if (argument.name === 'filter')
          expect([name, String(argument.type)]).toEqual([name, expect.stringMatching(/Filter!?$/)]);
        if (argument.name === 'keyword') expect([name, String(argument.type)]).toEqual([name, 'String']);
        if (argument.name === 'sort') expect([name, sortOf(argument.type)]).toEqual([name, 'SortDirection = ASC']);
      }
    }
  });

  it('D25 lets everything that makes, imports, sends or books something be sent again with a key', () => {
    const keyOf = ({ args }: Field) => {
      const input = getNamedType(args.find(({ name }) => name === 'input')?.type);
      return isInputObjectType(input) ? String(getNullableType(input.getFields().idempotencyKey?.type)) : undefined;
    };
    // The code for the first merchant works once. An answer with a key or a secret is never stored.
    const never = ['createMerchant', 'createServiceAccountKey', 'createConfirmationSecret'];
    const booking = mutations.filter(
      ({ name }) => !never.includes(name) && /^(create|import|pay|void|adjust|send|selfRegister)/.test(name),
    );
    expect(booking.length).toBeGreaterThan(20);
    expect(namesOf(booking.filter((mutation) => keyOf(mutation) !== 'String'))).toEqual([]);
  });

  it('gives a list no null rows, and says so in the type', () => {
    const lists = types.flatMap((type) => fieldsOf(type).map((field) => ({ at: `${type.name}.${field.name}`, field })));
    const loose = lists.filter(
      ({ field }) => isListType(getNullableType(field.type)) && !/!\]!?$/.test(String(field.type)),
    );
    // An id that is not found leaves a null in its place.
    expect(loose.map(({ at }) => at)).toEqual(['Query.nodes']);
  });

  it.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s takes one input of its name and gives a payload of its name',
    (name, { args, type }) => {
      expect(name).toMatch(/^[a-z]+[A-Za-z]*$/);
      const [input, ...others] = args;
      if (input) expect([input.name, String(input.type)]).toEqual(['input', `${capital(name)}Input!`]);
      expect(namesOf(others.filter((argument) => getNamedType(argument.type).name !== 'Upload'))).toEqual([]);
      expect(String(type)).toBe(`${capital(name)}Payload!`);
      const fields = fieldsOf(getNamedType(type));
      expect(fields.map((field) => `${field.name}: ${field.type}`)).toContain('userErrors: [UserError!]!');
      // A refused mutation has no record to return; a plain boolean is always there.
      const nouns = fields.filter((field) => field.name !== 'userErrors');
      expect(nouns.length).toBeGreaterThan(0);
      expect(namesOf(nouns.filter((noun) => isNonNullType(noun.type) && String(noun.type) !== 'Boolean!'))).toEqual([]);
      if (/^delete[A-Z]/.test(name)) expect(namesOf(nouns)).toContain('deletedId');
    },
  );

  it('has no input or payload that no mutation uses', () => {
    const used = new Set(
      mutations.flatMap(({ args, type }) =>
        [getNamedType(type), ...args.flatMap((argument) => inputsOf(argument))].map(({ name }) => name),
      ),
    );
    expect(types.filter(({ name }) => /Payload$/.test(name) && !used.has(name)).map(({ name }) => name)).toEqual([]);
  });

  const sensitive = schema.getDirective('sensitive');
  const isSensitive = ({ astNode }: Field) => Boolean(sensitive && astNode && getDirectiveValues(sensitive, astNode));

  it('guards every mutation that takes a password, a PIN or a code that could be guessed', () => {
    const SECRETS = new Set(['password', 'pin', 'otp', 'passcode', 'secret']);
    const secretive = mutations.filter(({ args }) =>
      args
        .flatMap((argument) => inputsOf(argument))
        .some((input) => isInputObjectType(input) && Object.keys(input.getFields()).some(isSecret)),
    );
    function isSecret(field: string) {
      const words = wordsOf(field);
      return words.some((word) => SECRETS.has(word)) || /authoriz.*code/i.test(field);
    }
    expect(namesOf(secretive)).toEqual(expect.arrayContaining(['signIn', 'verifyOffer']));
    expect(namesOf(secretive.filter((mutation) => !isSensitive(mutation)))).toEqual([]);
  });

  it('guards what moves money or points, and what sends or checks a one-time code', () => {
    const GUARDED = /^(pay$|void|adjust|requestPassword|verifyOtp|resetPassword|changePassword)/;
    const guarded = mutations.filter(({ name }) => GUARDED.test(name));
    expect(namesOf(guarded.filter((mutation) => !isSensitive(mutation)))).toEqual([]);
  });

  it('guards mutations only: a read needs no guard of that kind', () => {
    const marked = types.flatMap((type) =>
      (type === schema.getMutationType() ? [] : fieldsOf(type)).filter(isSensitive),
    );
    expect(namesOf(marked)).toEqual([]);
  });
});

/** Returns an input and all inputs inside it. */
function inputsOf({ type }: { type: GraphQLInputType }, seen = new Set<GraphQLNamedType>()): GraphQLNamedType[] {
  const input = getNamedType(type);
  if (seen.has(input)) return [];
  seen.add(input);
  if (isInputObjectType(input)) for (const field of Object.values(input.getFields())) inputsOf(field, seen);
  return [...seen];
}

function sortOf(type: GraphQLInputType): string {
  const sort = getNamedType(type);
  if (!isInputObjectType(sort)) return `${type} is no input`;
  const { field, direction } = sort.getFields();
  if (String(field?.type) !== `${sort.name}Field!`) return `${sort.name}.field is ${field?.type}`;
  return `${direction?.type} = ${direction?.defaultValue}`;
}
