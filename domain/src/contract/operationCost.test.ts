import fc from 'fast-check';
import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { actualCost } from './actualCost.ts';
import { operationCost } from './operationCost.ts';

const schema = buildSchema(/* GraphQL */ `
  directive @cost(weight: Int!) on FIELD_DEFINITION | OBJECT | ARGUMENT_DEFINITION
  directive @listSize(assumedSize: Int, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION
  type Query {
    sales(page: Int = 1, perPage: Int = 10, keyword: String, tag: String @cost(weight: 5)): SalePage!
    sale(id: ID!): Sale
    best(top: Int = 3): [Sale!]! @listSize(slicingArguments: ["top"])
    banks: [Bank!]! @listSize(assumedSize: 40)
    menus: [Bank!]!
    grid: [[Bank!]!]! @listSize(assumedSize: 4)
    report: Report! @cost(weight: 100)
    total: Int!
    found: [Found!]! @listSize(assumedSize: 2)
  }
  type Mutation {
    sell: Sale
    importSales: Sale @cost(weight: 200)
  }
  type SalePage { items: [Sale!]! total: Int! }
  type Sale { id: ID! tags: [String!]! member: Member lines: [Line!]! @listSize(assumedSize: 5) previous: Sale }
  type Member { id: ID! tier: Bank }
  type Line { qty: Int! }
  type Bank { id: ID! }
  type Report @cost(weight: 3) { days: [Line!]! @listSize(assumedSize: 31) }
  union Found = Bank | Report
`);

const costOf = (query: string, variables?: Record<string, unknown>, operationName?: string) =>
  operationCost({ schema, document: parse(query), variables, operationName }).estimated;

describe('the cost of an operation', () => {
  it.each<[what: string, query: string, cost: number, variables?: Record<string, unknown>]>([
    ['nothing for leaves', '{ total __typename }', 0],
    ['one for an object', '{ sale(id: 1) { id tags } }', 1],
    ['one for each object of each row of a page', '{ sales(perPage: 100) { total items { id member { id } } } }', 201],
    ['the page of the contract where none is asked', '{ sales { items { id } } }', 11],
    ['the page of the contract for null', '{ sales(perPage: null) { items { id } } }', 11],
    ['rows that are counted, not fetched, as none', '{ sales(perPage: 1000) { total } }', 1],
    ['the page of a variable', 'query Q($n: Int) { sales(perPage: $n) { items { id } } }', 31, { n: 30 }],
    ['the default of a variable', 'query Q($n: Int = 7) { sales(perPage: $n) { items { id } } }', 8],
    ['a variable that is not given', 'query Q($n: Int) { sales(perPage: $n) { items { id } } }', 11],
    ['the argument that slices a list', '{ best(top: 9) { id } best2: best { id } }', 12],
    ['the size the contract assumes', '{ banks { id } }', 40],
    ['20 for a list of no said size', '{ menus { id } }', 20],
    ['lists in lists', '{ sales(perPage: 10) { items { lines { qty } } } grid { id } }', 1 + 10 * 6 + 80],
    ['the weight of a field and of its type', '{ report { days { qty } } }', 100 + 3 + 31],
    ['a search', '{ a: sales(keyword: "x") { total } b: sales { total } }', 12],
    ['an argument that weighs, when it is given', '{ a: sales(tag: "x") { total } b: sales(tag: null) { total } }', 7],
    ['a mutation more than a read', 'mutation { sell { id } }', 11],
    ['a mutation by its own weight', 'mutation { importSales { id } }', 201],
    [
      'what is skipped as nothing',
      'query Q($no: Boolean!) { sale(id: 1) @include(if: $no) { id } banks @skip(if: true) { id } }',
      0,
      { no: false },
    ],
    [
      'a fragment like what stands in it',
      '{ ...A } fragment A on Query { ... on Query { sale(id: 1) { ...S } } } fragment S on Sale { member { id } }',
      2,
    ],
    [
      'equal fields once',
      '{ sale(id: 1) { member { id } ...A ...B } } fragment A on Sale { member { id } } fragment B on Sale { member { tier { id } } }',
      3,
    ],
    ['aliases each', '{ a: sale(id: 1) { id } b: sale(id: 1) { id } }', 2],
    [
      'types of a union by the heaviest',
      '{ found { ... on Bank { id } ... on Report { days { qty } } } }',
      2 * (3 + 31),
    ],
    ['unknown fields as nothing', '{ nothing { at { all } } }', 0],
    [
      'reading the contract a fixed sum, however deep',
      '{ __schema { types { fields { type { fields { name } } } } } __type(name: "Sale") { name } }',
      11_000,
    ],
  ])('counts %s', (_what, query, cost, variables) => {
    expect(costOf(query, variables)).toBe(cost);
  });

  it('is that of the named operation', () => {
    const document = 'query A { total } query B { banks { id } }';
    expect([costOf(document, {}, 'A'), costOf(document, {}, 'B'), costOf(document, {}, 'C'), costOf(document)]).toEqual(
      [0, 40, 0, 0],
    );
  });

  it.each([0, -5, 1.5, 'many', Number.NaN, Number.POSITIVE_INFINITY, 1e308, {}, [], true])(
    'is a figure for a page of %s, which is refused elsewhere',
    (n) => {
      const cost = costOf('query Q($n: Int) { sales(perPage: $n) { items { lines { qty } } } }', { n });
      expect(Number.isSafeInteger(cost)).toBe(true);
      expect(cost).toBeGreaterThan(0);
    },
  );

  it('says of each field what it costs', () => {
    const { fields } = operationCost({
      schema,
      document: parse('{ all: sales(perPage: 3) { items { lines { qty } } } }'),
    });
    expect(fields).toMatchObject([
      {
        key: 'all',
        coordinate: 'Query.sales',
        size: 1,
        cost: 19,
        fields: [
          {
            key: 'items',
            coordinate: 'SalePage.items',
            size: 3,
            cost: 18,
            fields: [{ key: 'lines', coordinate: 'Sale.lines', size: 5, cost: 5, fields: [{ key: 'qty', cost: 0 }] }],
          },
        ],
      },
    ]);
  });

  const bomb = (levels: number) =>
    `{ sale(id: 1) { ...F0 } } ${Array.from(
      { length: levels },
      (_, level) => `fragment F${level} on Sale { a: previous { ...F${level + 1} } b: previous { ...F${level + 1} } }`,
    ).join(' ')} fragment F${levels} on Sale { id }`;

  it('counts fragments that double each other at their true size, without walking it', () => {
    expect(costOf(bomb(40))).toBe(2 ** 41 - 1);
    expect(costOf(bomb(500))).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('ends for fragments that double each other in ever other company', () => {
    const levels = 16;
    const fragments = Array.from({ length: levels * levels }, (_, index) => {
      const [level, place] = [Math.floor(index / levels), index % levels];
      const at = (to: number) => `...F${level + 1}_${to % levels}`;
      return `fragment F${level}_${place} on Sale { a: previous { ${at(place)} ${place === 0 ? at(1) : ''} } b: previous { ${at(place + 1)} } id }`;
    });
    const last = Array.from({ length: levels }, (_, place) => `fragment F${levels}_${place} on Sale { id }`);
    expect(costOf(`{ sale(id: 1) { ...F0_0 } } ${[...fragments, ...last].join(' ')}`)).toBeGreaterThan(100_000);
  });

  it('has an end for fragments in a circle', () => {
    expect(costOf('{ sale(id: 1) { ...A } } fragment A on Sale { previous { ...A } }')).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('what an operation did cost', () => {
  it('is the estimate when pages are full and lists as long as assumed', () => {
    const line = { qty: 1 };
    const sale = { id: '1', member: { id: '1' }, lines: [line, line, line, line, line] };
    const document = parse(
      '{ all: sales(perPage: 2, keyword: "a") { items { member { id } ...L } } } fragment L on Sale { lines { qty } }',
    );
    const { estimated } = operationCost({ schema, document });
    expect(actualCost({ schema, document }, { all: { items: [sale, sale] } })).toBe(estimated);
    expect(actualCost({ schema, document }, { all: { items: [] } })).toBe(11);
    expect(actualCost({ schema, document }, null)).toBe(0);
  });

  // Random selections of a sale; in the answers below, every list is full, and some objects are null.
  const selection: fc.Memo<string> = fc.memo((depth) =>
    fc
      .array(
        depth <= 1
          ? fc.constantFrom('id', 'tags')
          : fc.oneof(
              fc.constantFrom('id', '__typename', 'member { id tier { id } }', '...M', 'lines { qty }'),
              fc
                .tuple(fc.constantFrom('previous', 'a: previous', 'b: previous'), selection(depth - 1))
                .map(([key, inner]) => `${key} { ${inner} }`),
              selection(depth - 1).map((inner) => `... on Sale { ${inner} }`),
            ),
        { minLength: 1, maxLength: 4 },
      )
      .map((fields) => fields.join(' ')),
  );

  it('is never more than the estimate of full pages', () => {
    fc.assert(
      fc.property(
        selection(4),
        fc.integer({ min: 1, max: 6 }),
        fc.infiniteStream(fc.boolean()),
        (fields, rows, present) => {
          const document = parse(
            `query Q($n: Int) { sales(perPage: $n) { total items { ${fields} } } } fragment M on Sale { member { tier { id } } }`,
          );
          const maybe = <T>(make: () => T) => (present.next().value ? make() : null);
          const sale = (depth: number): object => ({
            id: '1',
            tags: ['x'],
            member: maybe(() => ({ id: '1', tier: maybe(() => ({ id: '1' })) })),
            lines: Array.from({ length: 5 }, () => ({ qty: 1 })),
            ...Object.fromEntries(
              ['previous', 'a', 'b'].map((key) => [key, depth === 0 ? null : maybe(() => sale(depth - 1))]),
            ),
          });
          const data = { sales: { total: 1, items: Array.from({ length: rows }, () => sale(3)) } };
          const requested = { schema, document, variables: { n: rows } };
          const [estimated, actual] = [operationCost(requested).estimated, actualCost(requested, data)];
          expect(Number.isSafeInteger(estimated)).toBe(true);
          expect(actual).toBeGreaterThan(0);
          expect(actual).toBeLessThanOrEqual(estimated);
        },
      ),
    );
  });
});
