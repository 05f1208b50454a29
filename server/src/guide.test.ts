import { readFileSync } from 'node:fs';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, test } from 'vitest';
import { startTestStack } from './testing/stack/startTestStack.ts';

const GUIDE = readFileSync(new URL('../../docs/guide/README.md', import.meta.url), 'utf8');
/** The pieces of JavaScript of each section, with the text that follows each. */
const sections = GUIDE.split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.split('\n')[0] ?? '',
    pieces: section
      .split(/^```js\n/m)
      .slice(1)
      .map((piece) => {
        const [code = '', after = ''] = piece.split(/^```$/m);
        return { code, printed: /It prints `([^`]*)`/.exec(after)?.[1] };
      }),
  }));
const CLIENT = sections.flatMap(({ pieces }) => pieces).find(({ code }) => code.startsWith('function client'))?.code;

/** Pieces of the separate projects, each below the name of its file. */
const quoted = [...GUIDE.matchAll(/`((?:clients|sample)\/[\w./]+)`:\n\n```\w+\n([\s\S]*?)^```$/gm)].map(
  ([, file = '', piece = '']) => ({ file, piece }),
);

test('the guide shows what the projects outside do, piece by piece', () => {
  expect(quoted.length).toBe(GUIDE.match(/^```(?!js$)\w+$/gm)?.length);
  const textOf = (file: string) => readFileSync(new URL(`../../testing/${file}`, import.meta.url), 'utf8');
  expect(quoted.filter(({ file, piece }) => !textOf(file).includes(piece))).toEqual([]);
});

const stack = openForTests(startTestStack);
const collected: Record<string, string> = {};

beforeAll(async () => {
  const owner = await stack.as('owner');
  await stack.addUser('reader', [
    { objectCode: 'Page.Merchant.Payment', actionCodes: ['READ'] },
    { objectCode: 'Page.Merchant.Management.Product', actionCodes: ['READ'] },
  ]);
  const roles = await owner.ask('{ merchantRoles(keyword: "reader") { items { id } } }');
  Object.assign(collected, {
    URL: await stack.listen(),
    OWNER: owner.token,
    ROLE: roles.data.merchantRoles.items[0].id,
  });
});

const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;

test.each(
  sections.flatMap(({ title, pieces }) =>
    pieces.filter(({ code }) => code !== CLIENT).map((piece) => [title, piece] as const),
  ),
)('D7 the guide’s example runs as it stands: %s', async (_title, { code, printed }) => {
  const lines: string[] = [];
  const print = (...values: unknown[]) => lines.push(values.map(String).join(' '));
  const run = new AsyncFunction(
    'known',
    'print',
    `let { URL, OWNER, ROLE, KEY } = known;\n${CLIENT}\n${code}\nreturn KEY;`,
  );
  collected.KEY = await run(collected, print);
  expect(lines).toEqual(printed === undefined ? [] : [printed]);
});
