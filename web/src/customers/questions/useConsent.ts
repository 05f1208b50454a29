import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';

/** Whether the shop may send messages, asked of the customer in the language they read; never answered for them beforehand. */
export function useConsent() {
  const wording = CONSENT_WORDINGS[useLanguage() === 'en' ? 'en-US' : 'th-TH'];
  const [given, setGiven] = useState<string | null>(null);
  return {
    wording,
    /** What was agreed to. In another language it is another wording, which nobody has agreed to yet. */
    agreed: given === wording ? wording : null,
    answer: (agrees: boolean) => setGiven(agrees ? wording : null),
  };
}
