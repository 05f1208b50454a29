import { Segments } from '../ui/Segments.tsx';
import { switchLanguage, useLanguage } from './i18n.ts';
import type { Language } from './language.ts';
import { useAppMessages } from './messages.ts';

/** The name of each language, in that language. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { th: 'ไทย', en: 'English' };

/** Switches the whole product to Thai or English (HOME-03). Each language is named in that language. */
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
