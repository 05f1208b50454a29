import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text of the product in both languages, and its place: the file, and the key in a list of messages. */
export interface Text {
  readonly where: string;
  readonly en: string;
  readonly th: string;
}

type Messages = Readonly<Record<'th' | 'en', Readonly<Record<string, string>>>>;

const ROOT = join(import.meta.dirname, '../../../..');
const lists = import.meta.glob<{ messages: Messages }>('../../**/messages.ts', { eager: true });

const LITERAL = String.raw`(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)")`;
/** Two consecutive texts, Thai and English, however they are held: `{ th, en }`, `words(th, en)`, `[th, en]`. */
const PAIR = new RegExp(String.raw`${LITERAL},\s*(?:en:\s*)?${LITERAL}(?!\s*:)`, 'g');
const THAI = /[฀-๿]/;

/** Files with other spellings: text that people type and search by, names of banks and holidays, and data of the demo shop. */
const READ_ALONE =
  /test\.tsx?$|messages\.ts$|\/(?:gql|testing|demo|conformance|import|database|person)\/|\/reading\/(?!words)|furtherPlaces|thaiMessages|standardBanks|holidays|consentWordings/;

/** Returns every text of the product that exists in Thai and in English. */
export const textsOfProduct = (): Text[] => [...messages(), ...pairs()];

function messages(): Text[] {
  return Object.entries(lists).flatMap(
    ([
      path,
      {
        messages: { th, en },
      },
    ]) =>
      Object.entries(en).map(([key, text]) => {
        const stem = key.replace(/_(one|other)$/, '');
        return { where: `${path.slice(6)} ${key}`, en: text, th: th[key] ?? th[stem] ?? th[`${stem}_other`] ?? '' };
      }),
  );
}

function pairs(): Text[] {
  const files = globSync('{web,domain,gateway,server}/src/**/*.{ts,tsx}', { cwd: ROOT });
  return files
    .filter((file) => !READ_ALONE.test(file))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(PAIR)].map(([, th1, th2, en1, en2]) => ({
        where: file,
        th: unescaped(th1 ?? th2 ?? ''),
        en: unescaped(en1 ?? en2 ?? ''),
      })),
    )
    .filter(({ th, en }) => THAI.test(th) && !THAI.test(en) && /[a-z]/i.test(en));
}

const unescaped = (text: string) => text.replace(/\\(.)/g, '$1');
