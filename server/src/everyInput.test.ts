import { openForTests } from '@taem/domain/testing/openForTests.ts';
import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from './schema.ts';
import { ids } from './testing/demoRows.ts';
import { ok, type RecordedCall } from './testing/fakeGateway.ts';
import { fakeId } from './testing/fakeId.ts';
import { startWriteServer } from './testing/startWriteServer.ts';

const schema = createSchema();
// Sending every input costs more than one user may spend in a minute.
const server = openForTests(() => startWriteServer([], { rates: { cost: 0, sensitive: 0 } }));
beforeAll(() => {
  server.answerWith(ok({}));
});

type Input = Record<string, unknown>;
type Place = readonly (string | number)[];

const VALUES: Readonly<Record<string, unknown>> = {
  ID: ids.coffee,
  String: 'some text',
  Int: 5,
  Float: 1.5,
  Boolean: false,
  Money: 10,
  Date: '2026-01-05',
  DateTime: '2026-01-05T10:00:00Z',
  LocalDateTime: '2026-01-05 10:00:00',
  PhoneNumber: '+66812345678',
};

const OF_A_SALE = /^(ReturnSale|VoidTransaction|AdjustPoints|ApproveVoid|ApproveAdjust|ApproveReturn)Input$/;

/** Without `members`, which only applies to changes of members; `findQueries.test.ts` tests that. */
const fieldsOf = (input: GraphQLInputObjectType) =>
  Object.values(input.getFields()).filter(({ name }) => input.name !== 'BulkEditInput' || name !== 'members');

/** Returns a value with everything that can be given, except files. */
function whole(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [whole(inner.ofType)];
  if (isEnumType(inner)) return inner.getValues().at(-1)?.name;
  if (!isInputObjectType(inner)) return inner.name in VALUES ? VALUES[inner.name] : null;
  const fields = fieldsOf(inner).filter(({ type: own }) => getNamedType(own).name !== 'Upload');
  const given = Object.fromEntries(
    fields.map(({ name, type: own }) => [name, name === 'idempotencyKey' ? 'key-00000001' : whole(own)]),
  );
  // A sale is read before it is written.
  return OF_A_SALE.test(inner.name) ? { ...given, id: fakeId('transaction', 0) } : given;
}

/** Yields every place of an input that may be left out. */
function* optionalPlaces(type: GraphQLInputType, at: Place = []): Generator<Place> {
  const inner = getNullableType(type);
  if (isListType(inner)) yield* optionalPlaces(inner.ofType, [...at, 0]);
  if (!isInputObjectType(inner)) return;
  for (const field of fieldsOf(inner)) {
    const place = [...at, field.name];
    if (!isNonNullType(field.type)) yield place;
    yield* optionalPlaces(field.type, place);
  }
}

function without(input: Input, place: Place): Input {
  const copy = structuredClone(input);
  let parent = copy as Record<string | number, unknown>;
  for (const step of place.slice(0, -1)) parent = parent[step] as typeof parent;
  delete parent[place.at(-1) ?? ''];
  return copy;
}

function withNull(input: Input, place: Place): Input {
  const copy = structuredClone(input);
  let parent = copy as Record<string | number, unknown>;
  for (const step of place.slice(0, -1)) parent = parent[step] as typeof parent;
  parent[place.at(-1) ?? ''] = null;
  return copy;
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
  const type = getNamedType(field.args.find(({ name }) => name === 'input')?.type);
  if (!isInputObjectType(type)) return [];
  const payload = getNamedType(field.type);
  const noun = isObjectType(payload) ? Object.keys(payload.getFields())[0] : undefined;
  const file = Object.values(type.getFields()).find((one) => String(one.type) === 'Upload!')?.name;
  const query = `mutation ($input: ${type.name}!) { ${field.name}(input: $input) { ${noun} ${selectionOf(payload, noun)} userErrors { code path } } }`;
  return [{ name: field.name, type, query, file }];
});

function selectionOf(payload: unknown, noun = ''): string {
  if (!isObjectType(payload)) return '';
  return isObjectType(getNamedType(payload.getFields()[noun]?.type)) ? '{ __typename }' : '';
}

interface Mutation {
  name: string;
  type: GraphQLInputObjectType;
  query: string;
  file: string | undefined;
}

/** Returns the calls that an input causes, and the answer. */
async function outcomeOf({ query, file }: Mutation, input: Input) {
  const before = server.gateway.calls.length;
  const { data, errors } = file
    ? await server.upload(query, input, new Blob(['a,b'], { type: file === 'file' ? 'text/csv' : 'image/png' }), file)
    : await server.ask(query, { input });
  const calls = server.gateway.calls.slice(before).map(asSent);
  return { data, errors: errors?.map(({ message, path }) => ({ message, path })), calls };
}

function asSent({ method, path, query, headers, body }: RecordedCall) {
  const given =
    body instanceof Object
      ? Object.fromEntries(Object.entries(body).filter(([, one]) => !(one instanceof File)))
      : body;
  return { method, path, query: String(query), key: headers['idempotency-key'], body: given };
}

test('every input that is given whole reaches the gateway', async () => {
  const kept: string[] = [];
  for (const mutation of mutations) {
    const { calls } = await outcomeOf(mutation, whole(mutation.type) as Input);
    if (!calls.some(({ method }) => method !== 'GET')) kept.push(mutation.name);
  }
  expect(kept).toEqual([]);
});

/** Returns the value with another text in every place for a text. */
function withText(type: GraphQLInputType, value: unknown, text: string): unknown {
  const inner = getNullableType(type);
  if (Array.isArray(value)) return value.map((one) => withText(isListType(inner) ? inner.ofType : inner, one, text));
  if (!isInputObjectType(inner)) return ['ID', 'String'].includes(getNamedType(inner).name) ? text : value;
  const fields = fieldsOf(inner);
  return Object.fromEntries(
    fields.map(({ name, type: own }) => [name, withText(own, (value as Input)[name] ?? null, text)]),
  );
}

test.each(['\ud800', '1234567\u0000', 'กกกกกกกก', '../../x?y=z#', '%', ''])(
  'the text %j is no fault of the server in any input, and closes the way to the gateway for no one',
  async (text) => {
    const faults: unknown[] = [];
    for (const { name, type, query, file } of mutations) {
      if (file) continue;
      const { errors } = await server.ask(query, { input: withText(type, whole(type), text) });
      const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
      if (codes.some((code) => code === 'INTERNAL_SERVER_ERROR')) faults.push([name, ...codes]);
    }
    expect(faults).toEqual([]);
    expect((await server.ask('{ viewer { username } }')).errors).toBeUndefined();
  },
);

describe.each(mutations)('M4 $name', (mutation) => {
  const { name, type } = mutation;
  const input = whole(type) as Input;
  const distinguishesNull = /null clears/.test(type.description ?? '');
  const places = [...optionalPlaces(type)];

  if (places.length > 0) {
    test('takes a field that is left out and one that is null alike', async () => {
      for (const place of places) {
        if (distinguishesNull && place.length === 1) continue;
        const [absent, none] = [
          await outcomeOf(mutation, without(input, place)),
          await outcomeOf(mutation, withNull(input, place)),
        ];
        expect([place.join('.'), none]).toEqual([place.join('.'), absent]);
      }
    });
  }

  if (distinguishesNull) {
    test('leaves what is absent as it is, and clears what is null', async () => {
      for (const place of places.filter(({ length }) => length === 1)) {
        const bodyOf = async (given: Input) =>
          (await outcomeOf(mutation, given)).calls.find(({ method }) => method === 'PATCH')?.body;
        const [absent, none] = [await bodyOf(without(input, place)), await bodyOf(withNull(input, place))];
        const cleared = Object.entries(none ?? {}).filter(([wire]) => !(wire in (absent as Input)));
        expect([place.join('.'), cleared.map(([, value]) => value)]).toEqual([place.join('.'), [null]]);
      }
    });
  } else {
    test('is no update, or says what absent and null do', () => {
      const optional = places.some(({ length }) => length === 1);
      expect(name.startsWith('update') && optional ? type.description : 'absent or null field is unchanged').toMatch(
        /absent or null field is unchanged/,
      );
    });
  }
});
