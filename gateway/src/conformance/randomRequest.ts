import { isObject } from '@taem/domain/reading/isObject.ts';
import fc from 'fast-check';
import { type Described, type DescribedOperation, parametersOf, sampleOf } from './sampleOf.ts';

/** An invented request: valid except for some values, or not valid at all. */
export interface RandomRequest {
  payload: string | undefined;
  query: Record<string, string>;
}

const deep = fc.constantFrom(10, 99, 101, 5_000).chain((levels) =>
  fc.constantFrom(
    () => '['.repeat(levels) + ']'.repeat(levels),
    () => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
    () => `${'{"$and":['.repeat(levels)}{}${']}'.repeat(levels)}`,
  ),
);

const wide = fc
  .constantFrom(1_000, 60_000)
  .chain((count) => fc.constantFrom('{}', '1', '""', '[]').map((each) => `[${Array(count).fill(each).join(',')}]`));

const EXTREMES = [
  ...[0, -0, -1, 1.005, 1e308, -1e308, 9_999_999.99, 99_999_999_999.99, 2 ** 31, 2 ** 53, 2 ** 63],
  ...['', ' ', '\0', '\ud800', "'; --", '2026-02-31', '2569-11-26', '0000-00-00', '99999-01-01', 'x'.repeat(5_000)],
  ...['None', 'All', '__proto__', 'constructor', '0190a000-0000-7000-8000-00000000abcd'],
].map((value) => JSON.stringify(value));

/** A value as JSON text, mostly far from anything expected. */
const anyJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...EXTREMES) },
  { weight: 6, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 1, arbitrary: deep.map((text) => text()) },
  { weight: 1, arbitrary: wide },
);

const objectOf = (fields: Record<string, string>) =>
  `{${Object.entries(fields)
    .map(([name, json]) => `${JSON.stringify(name)}:${json}`)
    .join(',')}}`;

/** Generates requests for one operation, from its own description. */
export function randomRequest(document: Described, operation: DescribedOperation): fc.Arbitrary<RandomRequest> {
  return fc.record({ payload: bodyOf(document, operation), query: queryOf(document, operation) });
}

function bodyOf(document: Described, { requestBody }: DescribedOperation): fc.Arbitrary<string | undefined> {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return fc.option(anyJson, { nil: undefined });
  const good = sampleOf(document, { __v: 0 }, schema);
  if (!isObject(good)) return anyJson;
  const texts = Object.fromEntries(Object.entries(good).map(([name, value]) => [name, JSON.stringify(value)]));
  const spoilt = fc
    .dictionary(fc.oneof(fc.constantFrom(...Object.keys(texts), 'unknown'), fc.string()), anyJson, { maxKeys: 4 })
    .map((wrong) => objectOf({ ...texts, ...wrong }));
  return fc.oneof(
    { weight: 5, arbitrary: spoilt },
    { weight: 1, arbitrary: anyJson },
    { weight: 1, arbitrary: fc.string() },
  );
}

function queryOf(document: Described, operation: DescribedOperation): fc.Arbitrary<Record<string, string>> {
  const names = parametersOf(document, operation).flatMap(({ name, in: where }) => (where === 'query' ? [name] : []));
  const text = fc.oneof(
    anyJson.filter((json) => json.length < 20_000),
    fc.string(),
    fc.constantFrom('2569-11-26', '2026-11-26', '-1', '1e9', 'None', '{"None":1}'),
  );
  return fc.dictionary(fc.constantFrom(...names, 'unknown'), text, { maxKeys: 3 });
}
