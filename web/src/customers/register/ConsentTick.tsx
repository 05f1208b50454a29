import { Checkbox, FormControlLabel, Link, Paper, Typography } from '@mui/material';
import { CONSENT_WORDINGS, type ConsentLanguage } from '@taem/domain/customers/privacy/consentWordings.ts';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { CONTROL, radius } from '../../ui/tokens.ts';
import { useRegisterMessages } from './messages.ts';

interface Props {
  /** The wording that the customer agreed to; null if they have not. */
  readonly agreed: string | null;
  readonly disabled: boolean;
  readonly onChange: (agreed: string | null) => void;
}

/** The wording about messages to read to the customer, in the language that they understand: ticked if they agree. */
export function ConsentTick({ agreed, disabled, onChange }: Props) {
  const t = useRegisterMessages();
  const own: ConsentLanguage = useLanguage() === 'en' ? 'en-US' : 'th-TH';
  const [language, setLanguage] = useState(own);
  const other: ConsentLanguage = language === 'th-TH' ? 'en-US' : 'th-TH';
  const wording = CONSENT_WORDINGS[language];
  // Consent to one wording is not consent to the other one.
  const change = () => {
    setLanguage(other);
    onChange(null);
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('consent.title')}
      sx={{ p: 2, borderRadius: radius.card }}
    >
      <FormControlLabel
        sx={{ alignItems: 'flex-start', mr: 0 }}
        control={
          <Checkbox
            checked={agreed === wording}
            disabled={disabled}
            onChange={({ target }) => onChange(target.checked ? wording : null)}
            sx={{ mt: -1 }}
          />
        }
        label={
          <>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {t('consent.agrees')}
            </Typography>
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              lang={language.slice(0, 2)}
              sx={{ display: 'block' }}
            >
              {wording}
            </Typography>
          </>
        }
      />
      <Link component="button" type="button" disabled={disabled} onClick={change} sx={{ ml: 4, minHeight: CONTROL }}>
        {t(`consent.read.${other}`)}
      </Link>
    </Paper>
  );
}
