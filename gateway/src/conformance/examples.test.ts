import { beforeAll, expect, test } from 'vitest';
import { readSoFar } from '../insight/readPeriod.ts';
import { readValue } from '../resource/readValue.ts';
import { testGateway } from '../testing/testGateway.ts';
import { type Described, type DescribedOperation, parametersOf } from './sampleOf.ts';

const gateway = testGateway();
let document: Described;
beforeAll(async () => {
  document = (await gateway.app.inject('/openapi.json')).json();
});

/** The values of a parameter that its schema and its description show. */
function examplesOf(operation: DescribedOperation): { name: string; value: string }[] {
  return parametersOf(document, operation).flatMap(({ name, example, description = '' }) => {
    const [, like = ''] = /Each in a form of its own: (.*)\.$/.exec(description) ?? [];
    const filters = [...like.matchAll(/([\w.]+): (\[.*?\]|\{.*?\})(?=, [\w.]+: |$)/g)].map(
      ([, field = '', value = '']) => `{"${field}":${value}}`,
    );
    const single = example === undefined ? [] : [example];
    return [...single, ...filters].map((value) => ({ name, value: `${value}` }));
  });
}

test('PR-01 every example of a list’s parameter is accepted: by its type, its order, its filters', async () => {
  const token = await gateway.signIn('owner');
  const refused: string[] = [];
  let sent = 0;
  for (const [path, { get: operation }] of Object.entries(document.paths)) {
    if (!operation || path.includes('{') || operation.responses['200']?.content?.['text/event-stream']) continue;
    for (const { name, value } of examplesOf(operation)) {
      const url = `${path}?${new URLSearchParams({ [name]: value.replace('"..."', `"${gateway.realm.ids.ari}"`) })}`;
      const { status, body } = await gateway.send('GET', url, { token });
      const problems = status === 400 && Array.isArray(body.message) ? body.message : [];
      if (problems.some((problem: { path: string }) => problem.path.startsWith(name)))
        refused.push(`${url}: ${JSON.stringify(problems)}`);
      sent += 1;
    }
  }
  expect(refused).toEqual([]);
  expect(sent).toBeGreaterThan(100);
});

test('PR-01 a moment that a refusal names as an example is read', () => {
  const exampleOf = (read: () => unknown): string => {
    try {
      read();
    } catch (error) {
      const { message, body } = error as { message: string; body?: unknown };
      return /\d{4}-\d{2}-\d{2}T[\d:]+Z/.exec(`${message} ${JSON.stringify(body)}`)?.[0] ?? '';
    }
    return '';
  };
  const time = exampleOf(() => readValue('timestamp', 'noon'));
  expect(readValue('timestamp', time)).toBe(time);
  const at = exampleOf(() => readSoFar('2026-11-20', 'noon', 'so_far_'));
  expect(readSoFar('2026-11-20', at, 'so_far_')).toEqual({ day: '2026-11-20', at });
});
