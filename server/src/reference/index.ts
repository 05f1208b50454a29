import type { Area } from '../gateway/Area.ts';
import { derived, recordType } from '../gateway/recordType.ts';
import { at } from '../gateway/wire.ts';
import type { Names } from '../generated/schema.ts';

/** Names of other languages stand in `i18n` by locale. */
function nameIn(language: string) {
  return derived<string>([language], (i18n) => {
    const name = at(i18n, [language, 'name']);
    return typeof name === 'string' && name !== '' ? name : null;
  });
}

/** A name in each language, of whatever list has names for all merchants. */
const names = recordType<Names>('Names', null, { th: nameIn('th-TH'), en: nameIn('en-US') });

export const reference: Area = { resolvers: {}, records: [names] };
