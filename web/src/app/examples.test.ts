import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typedAmount, typedCount } from '@taem/domain/reading/amount.ts';
import { dayIn } from '@taem/domain/reading/day.ts';
import { emailIn } from '@taem/domain/reading/email.ts';
import { phoneIn } from '@taem/domain/reading/phone.ts';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

interface Source {
  name: string;
  text: string;
}

function sourcesIn(folder: string, names: RegExp): Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name) && !/\.test\.tsx?$|(?:^|\/)(?:gql|testing|demo|adr)\//.test(name))
    .map((name) => ({ name, text: readFileSync(join(ROOT, folder, name), 'utf8') }));
}

/** Where words of screens, hints, messages and templates stand. */
const WORDS = /(?:messages|Messages|words|Columns)\.ts$/;
const screens = ['domain/src', 'web/src'].flatMap((folder) => sourcesIn(folder, /\.tsx?$/));
/** What is refused, and what a description says is like it: sentences and JSON, not the bounds that a rule counts with. */
const programs = ['gateway/src', 'server/src'].flatMap((folder) => sourcesIn(folder, /\.ts$/));
const documents = sourcesIn('docs', /\.md$/);
const contract = readFileSync(join(ROOT, 'schema.graphql'), 'utf8');

const texts = [
  ...screens.flatMap(({ name, text }) => {
    if (WORDS.test(name)) return [text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')];
    return [...text.matchAll(/placeholder="([^"]+)"/g)].map(([, placeholder = '']) => placeholder);
  }),
  ...programs.flatMap(({ text }) => text.match(/'(?:[^'\n]* [^'\n]*|[{[][^'\n]*)'/g) ?? []),
  ...documents.map(({ text }) => text),
  contract,
];

/** What an example looks like, and what reads it. */
const KINDS: readonly (readonly [kind: string, RegExp, (text: string) => unknown])[] = [
  ['day', /(?<![\d/-])(?:\d{1,2}[/-]\d{1,2}[/-]\d{4}|\d{4}-\d{2}-\d{2})(?![\d/-])/g, dayIn],
  [
    'phone',
    /(?<![\d-])(?:0\d{2}-\d{3}-\d{4}|0[1-9]\d{7,8}|\+66\d{8,9})(?![\d-])/g,
    (text) => phoneIn(text, { landlines: true }),
  ],
  // Some count what is no money.
  ['amount', /(?<![\d.,-])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])/g, (text) => typedAmount(text) ?? typedCount(text)],
  ['e-mail address', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, emailIn],
];

test.each(KINDS)(
  'PR-01 every %s that a screen, a message or a template shows as an example is read by the product',
  (_kind, shape, read) => {
    const examples = new Set(texts.flatMap((text) => text.match(shape) ?? []));
    expect(examples.size).toBeGreaterThan(0);
    expect([...examples].filter((example) => read(example) === null)).toEqual([]);
  },
);
