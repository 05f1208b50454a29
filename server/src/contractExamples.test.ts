import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { isInputObjectType, isObjectType, isScalarType, isSpecifiedScalarType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { createSchema } from './schema.ts';
import { startTestStack, type TestUser } from './testing/stack/startTestStack.ts';

const schema = createSchema();
const stack = openForTests(startTestStack);
let owner: TestUser;
beforeAll(async () => {
  owner = await stack.as('owner');
});

/** The examples after these words: in backticks, or a single word that begins with a capital letter or a digit. */
const MARKED = /(?:for example|such as)\s+((?:`[^`]+`(?:,? or |, )?)+|[A-Z\d]\S*(?=[.;,]))/gi;
const examplesIn = (description: string) =>
  [...description.matchAll(MARKED)].flatMap(([, words = '']) =>
    words.startsWith('`') ? [...words.matchAll(/`([^`]+)`/g)].map(([, example = '']) => example) : [words],
  );

/** Yields everything that can be sent, by its coordinate, with its description. */
function* inputs(): Generator<[at: string, description: string]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type) && !isSpecifiedScalarType(type))
      yield [type.name, type.description ?? type.astNode?.description?.value ?? ''];
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const { name, description, ...field } of Object.values(type.getFields())) {
      const args = 'args' in field ? field.args : [];
      if (isInputObjectType(type) || args.length > 0) yield [`${type.name}.${name}`, description ?? ''];
      for (const arg of args) yield [`${type.name}.${name}(${arg.name}:)`, arg.description ?? ''];
    }
  }
}
const listed = [...inputs()].flatMap(([at, description]) =>
  examplesIn(description).map((example) => [at, example] as const),
);

interface Sending {
  /** Contains `$example`, unless its input does. */
  document: string;
  inputOf?: (example: string) => object | Promise<object>;
}

const query = (head: string, body: string): Sending => ({ document: `query ($example: String! ${head}) { ${body} }` });
const write = (field: string, inputOf: Sending['inputOf']): Sending => ({
  document: `mutation ($input: ${field[0]?.toUpperCase()}${field.slice(1)}Input!) {
    ${field}(input: $input) { userErrors { code path message } } }`,
  ...(inputOf && { inputOf }),
});
const versionOf = async (field: 'member' | 'potential', id: string) =>
  (await owner.ask(`query ($id: ID!) { ${field}(id: $id) { version } }`, { id })).data[field].version;

const PERCENT = { action: { kind: 'PERCENT', percent: 1 } };
const raised = () => ({ type: 'Product', field: 'retailPrice', ids: [stack.ids.coffee], ...PERCENT });
const preview = (name: 'type' | 'field'): Sending => ({
  document: 'query ($input: PreviewBulkEditInput!) { previewBulkEdit(input: $input) { count } }',
  inputOf: (example) => ({ ...raised(), [name]: example }),
});
let people = 0;
const person = (recommendedBy: string) => {
  people += 1;
  const phone = `089111000${people}`;
  const named = { firstname: 'Ann', lastname: 'Dee', gender: 'FEMALE', birthdate: '1990-12-31', phone };
  return { ...named, branchId: stack.ids.ari, recommendedBy };
};

/** How an example is sent, by the coordinate whose description contains it. */
const SENT: Readonly<Record<string, Sending>> = {
  'Query.onboardForm': query('', 'onboardForm(code: $example) { code }'),
  'Query.revenueTargets(keyword:)': query('', 'revenueTargets(keyword: $example) { total }'),
  'Query.changes(type:)': query('$coffee: ID!', 'changes(type: $example, id: $coffee) { total }'),
  'Query.valuesOnDay(field:)': query(
    '$coffee: ID!',
    'valuesOnDay(type: "Product", id: $coffee, field: $example, day: "2026-01-05") { __typename }',
  ),
  'Query.savedViews(list:)': query('', 'savedViews(list: $example) { id }'),
  'OutputTaxFilter.month': query('', 'outputTax(filter: { month: $example }) { total }'),
  'MemberFiguresFilter.tierName': query(
    '',
    `statistics(range: { from: "2026-01-01", to: "2026-01-31" }) { members(filter: { tierName: $example }) { total } }`,
  ),
  'PreviewBulkEditInput.type': preview('type'),
  'PreviewBulkEditInput.field': preview('field'),
  'BulkEditInput.type': write('bulkEdit', (type) => ({ ...raised(), type })),
  'BulkEditInput.field': write('bulkEdit', (field) => ({ ...raised(), field })),
  'CreateMemberInput.recommendedBy': write('createMember', person),
  'UpdateMemberInput.recommendedBy': write('updateMember', async (recommendedBy) => ({
    ...{ id: stack.ids.mali, version: await versionOf('member', stack.ids.mali), recommendedBy },
  })),
  'CreatePotentialInput.recommendedBy': write('createPotential', person),
  'UpdatePotentialInput.recommendedBy': write('updatePotential', async (recommendedBy) => ({
    ...{ id: stack.ids.potential, version: await versionOf('potential', stack.ids.potential), recommendedBy },
  })),
  'CreateSavedViewInput.list': write('createSavedView', (list) => ({ list, name: 'Cheap', query: '' })),
  'ChooseDefaultViewInput.list': write('chooseDefaultView', (list) => ({ list, id: null })),
};

/** Returns why an example is refused; null if it is accepted. */
async function refusal(at: string, example: string): Promise<unknown> {
  const type = schema.getType(at);
  if (isScalarType(type)) {
    type.parseValue(example);
    return null;
  }
  const { document, inputOf } = SENT[at] ?? {};
  if (!document) return 'no test sends it';
  const variables = inputOf ? { input: await inputOf(example) } : { example, coffee: stack.ids.coffee };
  const { data, errors } = await owner.ask(document, variables);
  const [answer] = Object.values(data ?? {}) as ({ userErrors?: unknown[] } | null)[];
  if (errors || answer === null) return errors ?? 'it found nothing';
  return answer?.userErrors?.length ? answer.userErrors : null;
}

test('PR-01 every example in the description of what can be sent is taken where it is sent', async () => {
  const refused: unknown[] = [];
  for (const [at, example] of listed) {
    const why = await refusal(at, example);
    if (why !== null) refused.push([at, example, why]);
  }
  expect(refused).toEqual([]);
  expect(listed).toContainEqual(['PhoneNumber', '+66812345678']);
  expect(Object.keys(SENT).filter((at) => !listed.some(([place]) => place === at))).toEqual([]);
});
