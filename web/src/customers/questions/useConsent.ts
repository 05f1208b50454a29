import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';

/** Holds the consent to messages, in the customer's language; never pre-selected. */
export function useConsent() {
  const wording = CONSENT_WORDINGS[useLanguage() === 'en' ? 'en-US' : 'th-TH'];
  const [given, setGiven] = useState<string | null>(null);
  return {
    wording,
    /** The accepted wording. The wording in another language is not accepted yet. */
    agreed: given === wording ? wording : null,
    answer: (agrees: boolean) => setGiven(agrees ? wording : null),
  };
}
