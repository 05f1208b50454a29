import { expect, test } from 'vitest';

type Words = Record<string, string>;

const modules = import.meta.glob<{ messages: { th: Words; en: Words } }>('../**/messages.ts', { eager: true });
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!../**/gql/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

// Paths are relative to this file: `./` is its own area, `../` are the others.
const fromRoot = (path: string) => path.replace(/^\.\//, 'app/').replace(/^\.\.\//, '');
const lists = Object.entries(modules).map(([path, { messages }]) => ({ path: fromRoot(path), ...messages }));
const areaOf = (path: string) => fromRoot(path).split('/')[0] ?? '';
const stem = (key: string) => key.replace(/_(one|other)$/, '');
const stems = (words: Words) => [...new Set(Object.keys(words).map(stem))].sort();
const gaps = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

test.each(lists)('$path says everything in both languages', ({ th, en }) => {
  expect(stems(th)).toEqual(stems(en));
  expect([...Object.entries(th), ...Object.entries(en)].filter(([, text]) => !text.trim())).toEqual([]);
});

test.each(lists)('$path fills the same values into both languages', ({ th, en }) => {
  const filled = (words: Words) => new Map(Object.entries(words).map(([key, text]) => [stem(key), gaps(text)]));
  expect(filled(th)).toEqual(filled(en));
});

test('every key that a component asks for is defined in its area, or in the one it takes its words from', () => {
  const defined = new Map<string, string[]>();
  for (const { path, th } of lists) {
    const area = areaOf(path);
    defined.set(area, [...(defined.get(area) ?? []), ...stems(th)]);
  }
  const missing = Object.entries(sources).flatMap(([path, source]) => {
    const keys = [areaOf(path), ...areasUsedBy(source)].flatMap((area) => defined.get(area) ?? []);
    return usedKeys(source)
      .filter((pattern) => !keys.some((key) => pattern.test(key)))
      .map((pattern) => `${path}: ${pattern.source}`);
  });
  expect(missing).toEqual([]);
});

test('nothing is left of words that no component asks for any more', () => {
  // In both, keys are the names that a package or the contract gives to things.
  const checked = lists.filter(({ path }) => !/^(?:editor|sandbox\/meanings)\//.test(path));
  const said = Object.entries(sources).filter(([path]) => !path.endsWith('messages.ts'));
  const literals = new Set(said.flatMap(([, source]) => source.match(/(?<=')[\w.]+(?=')/g) ?? []));
  const templates = [...new Set(said.flatMap(([, source]) => source.match(/(?<=`)[\w.]*\$\{[^`]*(?=`)/g) ?? []))].map(
    pattern,
  );
  const idle = checked.flatMap(({ path, th }) =>
    stems(th)
      .filter((key) => !literals.has(key) && !templates.some((template) => template.test(key)))
      .map((key) => `${path}: ${key}`),
  );
  expect(idle).toEqual([]);
});

/** Returns the shared areas whose words a component uses. */
const areasUsedBy = (source: string) =>
  [...source.matchAll(/from '(?:\.\.\/)+(\w+)(?:\/\w+)*\/messages\.ts'/g)].map(([, area]) => area ?? '');

/** Returns the keys in calls of `t('…')`; the variable parts of a template match anything. */
function usedKeys(source: string): RegExp[] {
  const calls = source.matchAll(/\bt\(\s*(?:'([^']+)'|`([^`]+)`)/g);
  return [...calls].map(([, literal, template]) => pattern(literal ?? template ?? ''));
}

function pattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
}

test('IM-08 a customer without an account is called walk-in, on every page that a shop reads', () => {
  const shop = lists.filter(({ path }) => !path.startsWith('sandbox/'));
  const others = shop.flatMap(({ path, en }) =>
    Object.values(en).flatMap((text) => (/\bguests?\b/i.test(text) ? `${path}: ${text}` : [])),
  );
  expect(others).toEqual([]);
});
