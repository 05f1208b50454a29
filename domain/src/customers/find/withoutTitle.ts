/** Longer ones first, as a shorter one may be their beginning. */
const TITLES = /^(นางสาว|เด็กชาย|เด็กหญิง|น\.\s?ส\.|ด\.\s?ช\.|ด\.\s?ญ\.|นาย|นาง|คุณ|(?:mrs|mr|ms|miss|dr)(?:\.|\s))\s*/i;

/** A name that is searched for without what people are addressed by; what is a title alone stays. */
export function withoutTitle(keyword: string): string {
  const name = keyword.trim().replace(TITLES, '');
  // What is left of a word that only begins like a title is found in that word too.
  return [...name].length >= 2 ? name : keyword.trim();
}
