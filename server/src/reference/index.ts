import type { Area } from '../gateway/Area.ts';
import { derived, recordType } from '../gateway/recordType.ts';
import { at } from '../gateway/wire.ts';
import type { Names } from '../generated/schema.ts';

/** Reads the name in a language from `i18n`, which has names by locale. */
function nameIn(language: string) {
  return derived<string>([language], (i18n) => {
    const name = at(i18n, [language, 'name']);
    return typeof name === 'string' && name !== '' ? name : null;
  });
}

/** The name in each language, for all lists with names shared by all merchants. */
const names = recordType<Names>('Names', null, { th: nameIn('th-TH'), en: nameIn('en-US') });

export const reference: Area = { resolvers: {}, records: [names] };
