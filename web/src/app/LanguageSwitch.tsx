import { switchLanguage, useLanguage } from './i18n.ts';
import type { Language } from './language.ts';
import { useAppMessages } from './messages.ts';
import css from './plain.module.css';

const NAMES: Record<Language, string> = { th: 'ไทย', en: 'English' };

/** Thai or English for the whole product (HOME-03). Each language is named in itself. */
export function LanguageSwitch() {
  const t = useAppMessages();
  const language = useLanguage();
  return (
    <fieldset className={css.switch} aria-label={t('language.label')}>
      {(Object.keys(NAMES) as Language[]).map((choice) => (
        <button
          key={choice}
          type="button"
          lang={choice}
          aria-pressed={choice === language}
          onClick={() => switchLanguage(choice)}
        >
          {NAMES[choice]}
        </button>
      ))}
    </fieldset>
  );
}
