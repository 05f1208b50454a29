import { ButtonBase, Stack } from '@mui/material';
import { switchLanguage, useLanguage } from './i18n.ts';
import type { Language } from './language.ts';
import { useAppMessages } from './messages.ts';

const NAMES: Record<Language, string> = { th: 'ไทย', en: 'English' };

/** Thai or English for the whole product (HOME-03). Each language is named in itself. */
export function LanguageSwitch() {
  const t = useAppMessages();
  const language = useLanguage();
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('language.label')}
      sx={{ p: 0.5, gap: 0.5, borderRadius: 3, bgcolor: 'background.paper', border: 1, borderColor: 'divider' }}
    >
      {(Object.keys(NAMES) as Language[]).map((choice) => (
        <ButtonBase
          key={choice}
          lang={choice}
          aria-pressed={choice === language}
          onClick={() => switchLanguage(choice)}
          sx={{
            px: 2,
            minHeight: 44,
            borderRadius: 2,
            typography: 'body1',
            fontWeight: 600,
            color: 'text.secondary',
            '&[aria-pressed=true]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
          }}
        >
          {NAMES[choice]}
        </ButtonBase>
      ))}
    </Stack>
  );
}
