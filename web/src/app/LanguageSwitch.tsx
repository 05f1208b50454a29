import { switchLanguage, useLanguage } from './i18n.ts';
import type { Language } from './language.ts';
import { useAppMessages } from './messages.ts';
import css from './plain.module.css';

/** Each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { th: 'ไทย', en: 'English' };

/** Thai or English for the whole product (HOME-03). Each language is named in itself. */
export function LanguageSwitch() {
  const t = useAppMessages();
  const language = useLanguage();
  return (
    <fieldset className={css.switch} aria-label={t('language.label')}>
      {(Object.keys(LANGUAGE_NAMES) as Language[]).map((choice) => (
        <button
          key={choice}
          type="button"
          lang={choice}
          aria-pressed={choice === language}
          onClick={() => switchLanguage(choice)}
        >
          {LANGUAGE_NAMES[choice]}
        </button>
      ))}
    </fieldset>
  );
}
