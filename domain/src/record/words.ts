/** A text of a screen in both languages. */
export interface Words {
  th: string;
  en: string;
}
