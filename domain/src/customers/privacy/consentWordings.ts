/** Languages that the shop asks in. */
export const CONSENT_LANGUAGES = ['th-TH', 'en-US'] as const;
export type ConsentLanguage = (typeof CONSENT_LANGUAGES)[number];

/**
 * What is asked, word for word. An answer is kept with the wording that was shown: a text that is changed here is another
 * wording from then on, and answers given before stay with theirs.
 */
export const CONSENT_WORDINGS: Readonly<Record<ConsentLanguage, string>> = {
  'th-TH':
    'ยินยอมให้ร้านส่งข่าวสาร โปรโมชัน และสิทธิพิเศษทาง SMS อีเมล หรือ LINE ถอนความยินยอมได้ทุกเมื่อโดยแจ้งร้าน และไม่มีผลต่อการสะสมแต้ม',
  'en-US':
    'The shop may send me news, promotions and privileges by SMS, e-mail or LINE. I can withdraw this at any time by telling the shop; it makes no difference to my points.',
};

/** The language of a wording that is asked in today; null for one that is not. */
export function languageOfWording(wording: string): ConsentLanguage | null {
  return CONSENT_LANGUAGES.find((language) => CONSENT_WORDINGS[language] === wording) ?? null;
}
