import { foldSearch } from '@taem/domain/reading/foldSearch.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
  const { rows } = await database.database.system((client) =>
    client.query<{ sign: string }>('select sign from unnest($1::text[]) as sign where unicode_assigned(sign)', [
      EVERY_SIGN,
    ]),
  );
  signs = rows.map(({ sign }) => sign).filter((sign) => !/\p{Cn}/u.test(sign));
  expect(signs.length).toBeGreaterThan(50_000);
});
afterAll(() => database.close());

/** Signs that the Unicode of both has: PostgreSQL and Node are not of the same year. */
let signs: readonly string[];

/** The texts as the database folds them. PostgreSQL keeps no null character and no half of a pair. */
async function folded(texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.database.system((client) =>
    client.query<{ text: string }>(
      'select fold_search(text) as text from unnest($1::text[]) with ordinality as t(text, place) order by place',
      [texts],
    ),
  );
  return rows.map(({ text }) => text);
}

const isKept = (sign: string) => sign !== '\0' && !/\p{Surrogate}/u.test(sign);
const EVERY_SIGN = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCodePoint(code)).filter(isKept);

test('PR-10 the database and a device fold each sign alike', async () => {
  const texts = signs.map((sign) => `a${sign}b`);
  const differing = (await folded(texts)).flatMap((text, at) => {
    const [sign = '', own] = [texts[at]?.slice(1, -1), foldSearch(texts[at] ?? '')];
    return text === own ? [] : [sign.codePointAt(0)?.toString(16)];
  });
  expect(differing).toEqual([]);
});

test('PR-10 the database and a device fold each text alike, however its signs follow each other', async () => {
  const sign = fc.oneof(
    fc.constantFrom(...'ก้ำเแํานุ์็ๅ๑ １Ａｂ’“–É\u{301}e\u{200B}\nΣςİßｼ%_\\'),
    // Marks behind each other, as they are typed twice or in any order.
    fc.constantFrom(...'กัิีึืุู่้ำําฺ ๎'),
    fc.constantFrom(
      '\u{301}',
      '\u{30A}',
      '\u{31B}',
      '\u{345}',
      '\u{3099}',
      '\u{FE0F}',
      '\u{20E3}',
      '\u{E0101}',
      'ø',
      'ı',
      'ế',
      '각',
      '\u{1100}',
    ),
    fc.constantFrom(...signs.slice(0, 0x3000)),
  );
  const texts = fc.sample(fc.string({ unit: sign, maxLength: 30 }), 3_000);
  expect(await folded(texts)).toEqual(texts.map(foldSearch));
});
