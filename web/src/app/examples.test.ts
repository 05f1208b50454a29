import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceKeyForm } from '@taem/domain/accounts/serviceKey.ts';
import { pictureName, withoutEnding } from '@taem/domain/import/pictureSource.ts';
import { readFormula } from '@taem/domain/insight/dashboards/formula.ts';
import { MAX_LINE_NOTE_LENGTH, MAX_PARKED_NAME_LENGTH } from '@taem/domain/limits.ts';
import { goodsFault } from '@taem/domain/loyalty/offerGoods.ts';
import { NO_TERMS, termsFault } from '@taem/domain/loyalty/offerTerms.ts';
import { merchantForm } from '@taem/domain/merchant/merchantForm.ts';
import { typedAmount, typedCount } from '@taem/domain/reading/amount.ts';
import { readCode } from '@taem/domain/reading/code.ts';
import { dayIn } from '@taem/domain/reading/day.ts';
import { emailIn } from '@taem/domain/reading/email.ts';
import { phoneIn } from '@taem/domain/reading/phone.ts';
import { valueOr } from '@taem/domain/reading/reading.ts';
import { guestHashtags } from '@taem/domain/till/guest.ts';
import { daysOfMonth } from '@taem/domain/till/outputTax.ts';
import { paymentConfirmationSchema } from '@taem/domain/till/paymentConfirmation.ts';
import { expect, test } from 'vitest';
import { EMPTY_BUYER, faultsOfBuyer } from '../sale/tax/typedBuyer.ts';
import { readEntry } from '../stock/lines/pastedLines.ts';
import { splitQty } from '../till/sale/splitQty.ts';

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

const withoutComments = (text: string) => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

/** Files with the texts of screens, hints, messages and templates. */
const WORDS = /(?:messages|Messages|words|Columns)\.ts$/;
const web = sourcesIn('web/src', /\.tsx?$/);
const domain = sourcesIn('domain/src', /\.ts$/);
/**
 * Messages of refusals, and examples in descriptions. Only strings that are sentences or JSON: a rule's bounds are no
 * examples.
 */
const programs = ['gateway/src', 'server/src'].flatMap((folder) => sourcesIn(folder, /\.ts$/));
const documents = sourcesIn('docs', /\.md$/);
const contract = readFileSync(join(ROOT, 'schema.graphql'), 'utf8');

const texts = [
  ...[...domain, ...web].flatMap(({ name, text }) => {
    if (WORDS.test(name)) return [withoutComments(text)];
    return [...text.matchAll(/placeholder="([^"]+)"/g)].map(([, placeholder = '']) => placeholder);
  }),
  ...programs.flatMap(({ text }) => text.match(/'(?:[^'\n]* [^'\n]*|[{[][^'\n]*)'/g) ?? []),
  ...documents.map(({ text }) => text),
  contract,
];

/** Kinds of examples: the pattern that finds one, and the product's function that reads it. */
const KINDS: readonly (readonly [kind: string, RegExp, (text: string) => unknown])[] = [
  ['day', /(?<![\d/-])(?:\d{1,2}[/-]\d{1,2}[/-]\d{4}|\d{4}-\d{2}-\d{2})(?![\d/-])/g, dayIn],
  ['year', /(?<![\w/:.,*-])(?:19|20|25)\d{2}(?![\w%*-])(?! (?:บาท|THB|bytes|px))/g, (year) => dayIn(`31/12/${year}`)],
  [
    'moment',
    /(?<![\d-])\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})/g,
    (text) => paymentConfirmationSchema.shape.paid_at.safeParse(text).success || null,
  ],
  ['month', /(?<![\w/:.-])(?:19|20)\d{2}-\d{2}(?![\w-])/g, daysOfMonth],
  [
    'phone',
    /(?<![\d-])(?:0\d{2}-\d{3}-\d{4}|0[1-9]\d{7,8}|\+66\d{8,9})(?![\d-])/g,
    (text) => phoneIn(text, { landlines: true }),
  ],
  // Some count something other than money.
  [
    'amount',
    /(?<![\d.,-])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])|\d+\.\d{2}(?![\d.])|\d+(?= (?:บาท|THB)))/g,
    (text) => typedAmount(text) ?? typedCount(text),
  ],
  ['e-mail address', /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, emailIn],
  ['time of day', /(?<![\d:T}])\d{2}:\d{2}(?![\d:])/g, (text) => isHour(text) || null],
];

const isHour = (hour: string) => {
  const other = hour === '00:00' ? '00:01' : '00:00';
  return termsFault({ ...NO_TERMS, fromHour: hour, untilHour: other }) === null;
};

test.each(KINDS)(
  'PR-01 every %s that a screen, a message or a template shows as an example is read by the product',
  (_kind, shape, read) => {
    const examples = new Set(texts.flatMap((text) => text.match(shape) ?? []));
    expect(examples.size).toBeGreaterThan(0);
    expect([...examples].filter((example) => read(example) === null)).toEqual([]);
  },
);

/** The words that introduce an example. */
const MARK = /(?:เช่น|เขียนแบบ|ต้องเป็นแบบ|such as|for example[:,]?|e\.g\.|(?:write it|should be) like)\s+(.*)/is;
const MESSAGE = /(?:'([^'\n]+)'|\b(\w+)):\s*(['"`])((?:\\.|(?!\3).)*)\3/gs;

interface Example {
  /** Area and key of the message. */
  at: string;
  phrase: string;
}

/** Keys of the messages at a field: its hint, its placeholder, its error. */
const atFields = web.flatMap(({ name, text }) =>
  name.endsWith('.tsx')
    ? [...text.matchAll(/\b(?:hint|helperText|placeholder|error)=\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)].flatMap(
        ([, value = '']) => [...value.matchAll(/['`]([\w-]+\.[\w.-]*?)(\$\{[^}]*\})?['`]/g)],
      )
    : [],
);
const isAtField = (key: string) =>
  atFields.some(([, start = '', rest]) => (rest ? key.startsWith(start) : key === start));

/** Examples in messages: all of those at a field; of other messages only those with a digit, which no kind above covers. */
const marked: Example[] = [...web.filter(({ name }) => name.endsWith('messages.ts')), ...domain].flatMap(
  ({ name, text }) =>
    [...withoutComments(text).matchAll(MESSAGE)].flatMap(([, quoted, plain = '', , message = '']) => {
      const key = quoted ?? plain;
      const [, phrase] = MARK.exec(message) ?? [];
      if (!phrase || phrase.startsWith('{{') || !(isAtField(key) || /\d/.test(phrase))) return [];
      return [{ at: `${name.replace(/\/?messages\.ts$/, '')} ${key}`, phrase }];
    }),
);

const isText = (most: number) => (text: string) => text.trim() !== '' && text.trim().length <= most;
/** How many pieces make a group, and how many of them benefit. */
const isGroup = (groupOf: number, benefits: number) =>
  goodsFault({ productIds: ['a'], categoryIds: [], groupOf, benefits }) === null;
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map((typed) => typedCount(typed) ?? 0);
const isPricedSet = (text: string) => {
  const numbers = numbersIn(text);
  const price = numbers.at(-1) ?? 0;
  return typedAmount(String(price)) !== null && numbers.slice(0, -1).every((pieces) => isGroup(pieces, pieces));
};

/**
 * Fields with examples: the pattern of the example in the text behind the mark, and the function by which the field reads it.
 */
const FIELDS: Readonly<Record<string, readonly [RegExp, (typed: string) => boolean]>> = {
  'accounts/programs new.nameHint': [/.+/, (name) => serviceKeyForm.safeParse({ name, expiresInDays: null }).success],
  'import pictures.zipHint': [
    /\S+\.jpg/,
    (file) => pictureName(file) === file && valueOr(readCode(withoutEnding(file)), null) === withoutEnding(file),
  ],
  'insight/dashboards column.hint': [/.+/, (formula) => readFormula(formula).ok],
  'insight/dashboards formula.EMPTY': [/.+/, (formula) => readFormula(formula).ok],
  'loyalty benefit.Set Price': [/.+/, isPricedSet],
  'loyalty goods.way.NTH': [/.+/, (text) => isGroup(numbersIn(text)[0] ?? 0, 1)],
  'loyalty goods.way.BUY': [
    /.+/,
    (text) =>
      isGroup(
        numbersIn(text).reduce((sum, each) => sum + each, 0),
        1,
      ),
  ],
  'loyalty goods.way.SET': [/.+/, isPricedSet],
  'loyalty goods.way.PARTS': [/.+/, isPricedSet],
  'sale/tax hint.branchNo': [
    /\d+/,
    (branchNo) => !('branchNo' in faultsOfBuyer({ ...EMPTY_BUYER, office: 'BRANCH', branchNo })),
  ],
  'setup hint.branchCode': [/\w+/, (branchCode) => merchantForm.shape.branchCode.safeParse(branchCode).success],
  'stock find.placeholder': [/\d+\*[^\s,]+/, (typed) => readEntry(typed).pieces === 12],
  'till/customer walkInDialog.hashtagsHint': [/.+/, (typed) => guestHashtags(typed).length === 2],
  'till/keys keys.times': [/\d+\*/, (typed) => splitQty(`${typed}8850001`).qty === 5],
  'till/options options.noteHint': [/.+/, isText(MAX_LINE_NOTE_LENGTH)],
  'till/parked park.nameHint': [/.+/, isText(MAX_PARKED_NAME_LENGTH)],
};

/** Returns null if the field it belongs to, or the reader of its kind, accepts the example. */
function faultOf({ at, phrase }: Example): string | null {
  const [shape, read] = FIELDS[at] ?? [];
  if (shape && read) {
    const [typed] = shape.exec(phrase) ?? [];
    return typed !== undefined && read(typed) ? null : 'its field does not take it';
  }
  const readings = KINDS.flatMap(([, kind, reads]) => (phrase.match(kind) ?? []).map((typed) => reads(typed) !== null));
  if (readings.length === 0) return 'no field claims it';
  return readings.every(Boolean) ? null : 'is not read';
}

test('PR-01 every example at a field of a screen, or in a refusal, is taken by that field, in both languages', () => {
  expect(marked.length).toBeGreaterThan(20);
  const faults = marked.map((example) => ({ ...example, fault: faultOf(example) }));
  expect(faults.filter(({ fault }) => fault !== null)).toEqual([]);
  const places = new Set(marked.map(({ at }) => at));
  expect(Object.keys(FIELDS).filter((at) => !places.has(at))).toEqual([]);
  // A message with an example in one language has one in the other.
  const ofScreens = marked.filter(({ at }) => !at.includes('.ts ')).map(({ at }) => at);
  const inOne = ofScreens.filter((at) => ofScreens.filter((other) => other === at).length !== 2);
  expect(inOne).toEqual([]);
});
