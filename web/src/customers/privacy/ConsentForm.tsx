import { Box, Button, Stack, Typography } from '@mui/material';
import {
  CONSENT_LANGUAGES,
  CONSENT_WORDINGS,
  type ConsentLanguage,
} from '@taem/domain/customers/privacy/consentWordings.ts';
import { useRef, useState } from 'react';
import { currentLanguage, useLanguage } from '../../app/i18n.ts';
import { newKey } from '../../app/newKey.ts';
import { useNotice } from '../../app/notice.tsx';
import { said } from '../../app/said.ts';
import { Segments } from '../../ui/Segments.tsx';
import { CONTROL, radius } from '../../ui/tokens.ts';
import { useSetMessageConsentMutation } from '../gql/hooks.ts';
import { usePrivacyMessages } from './messages.ts';

interface Props {
  readonly memberId: string;
  /** The answer in force, or null before the first one. */
  readonly isGiven: boolean | null;
  readonly onSaved: () => Promise<unknown>;
}

/** The wording to read to the customer, word for word, and the choice of their answer. */
export function ConsentForm({ memberId, isGiven, onSaved }: Props) {
  const t = usePrivacyMessages();
  const notify = useNotice();
  const own = useLanguage() === 'en' ? 'en-US' : 'th-TH';
  const [language, setLanguage] = useState<ConsentLanguage>(own);
  const [busy, setBusy] = useState<boolean | null>(null);
  const [set] = useSetMessageConsentMutation();
  // One key per answer: pressing again after a lost connection does not record it twice.
  const key = useRef({ of: '', key: '' });

  async function save(answer: boolean) {
    const of = `${answer} ${language}`;
    if (key.current.of !== of) key.current = { of, key: newKey() };
    setBusy(answer);
    const input = { memberId, isGiven: answer, wording: CONSENT_WORDINGS[language], idempotencyKey: key.current.key };
    const done = await set({ variables: { input } }).catch(() => null);
    const payload = done?.data?.setMessageConsent;
    if (payload?.member) {
      key.current = { of: '', key: '' };
      await onSaved().catch(() => undefined);
      notify(t('consent.saved'), 'success');
    } else {
      const problem = payload?.userErrors[0]?.message;
      notify(problem ? said(problem, currentLanguage()) : t('consent.failed'), 'warning');
    }
    setBusy(null);
  }

  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: radius.card, bgcolor: 'grey.50' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="h3">
          {t('consent.wording')}
        </Typography>
        <Segments
          label={t('consent.language')}
          segments={CONSENT_LANGUAGES.map((each) => ({ value: each, label: t(`consent.${each}`) }))}
          value={language}
          onChange={setLanguage}
        />
      </Stack>
      <Typography lang={language.slice(0, 2)} sx={{ my: 1.5 }}>
        {CONSENT_WORDINGS[language]}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {[true, false].map((answer) => (
          <Button
            key={String(answer)}
            variant="outlined"
            color={answer ? 'primary' : 'inherit'}
            loading={busy === answer}
            disabled={busy !== null || isGiven === answer}
            sx={{ minHeight: CONTROL }}
            onClick={() => void save(answer)}
          >
            {t(answer ? 'consent.give' : 'consent.withdraw')}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}
