import { Segments } from '../ui/Segments.tsx';
import { switchLanguage, useLanguage } from './i18n.ts';
import type { Language } from './language.ts';
import { useAppMessages } from './messages.ts';

/** Each language in itself. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { th: 'ไทย', en: 'English' };

/** Thai or English for the whole product (HOME-03). Each language is named in itself. */
export function LanguageSwitch() {
  const t = useAppMessages();
  return (
    <Segments
      label={t('language.label')}
      segments={(Object.keys(LANGUAGE_NAMES) as Language[]).map((value) => ({
        ...{ value, lang: value },
        label: LANGUAGE_NAMES[value],
      }))}
      value={useLanguage()}
      onChange={(language) => void switchLanguage(language)}
    />
  );
}
