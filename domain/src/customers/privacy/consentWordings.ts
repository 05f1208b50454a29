/** Languages of the consent question. */
export const CONSENT_LANGUAGES = ['th-TH', 'en-US'] as const;
export type ConsentLanguage = (typeof CONSENT_LANGUAGES)[number];

/**
 * The exact wording of each question. An answer is stored with the wording of its question: an edited text is a new
 * wording from then on, and earlier answers keep theirs.
 */
export const CONSENT_WORDINGS: Readonly<Record<ConsentLanguage, string>> = {
  'th-TH':
    'ยินยอมให้ร้านส่งข่าวสาร โปรโมชัน และสิทธิพิเศษทาง SMS อีเมล หรือ LINE ถอนความยินยอมได้ทุกเมื่อโดยแจ้งร้าน และไม่มีผลต่อการสะสมแต้ม',
  'en-US':
    'The shop may send me news, promotions and privileges by SMS, e-mail or LINE. I can withdraw this at any time by telling the shop; it makes no difference to my points.',
};

/** Returns the language of a current wording; null for any other text. */
export function languageOfWording(wording: string): ConsentLanguage | null {
  return CONSENT_LANGUAGES.find((language) => CONSENT_WORDINGS[language] === wording) ?? null;
}
