import type { Question } from '../questions/question.ts';

export type SectionName = 'main' | 'more' | 'address';

/** Optional questions that staff ask every customer. */
const USUAL = new Set(['nickname', 'email', 'birthdate']);

/** Returns the questions in the order used at a till: required ones, others, the address. */
export function sectionsOf(questions: readonly Question[]): { name: SectionName; questions: Question[] }[] {
  const names: SectionName[] = ['main', 'more', 'address'];
  return names
    .map((name) => {
      const own = questions.filter((question) => sectionOf(question) === name);
      const isFile = ({ elementType }: Question) => elementType === 'FILE';
      return { name, questions: [...own.filter((question) => !isFile(question)), ...own.filter(isFile)] };
    })
    .filter((section) => section.questions.length > 0);
}

function sectionOf({ id, required, section }: Question & { section?: string | null }): SectionName {
  if (required || USUAL.has(id)) return 'main';
  return section === 'address' ? 'address' : 'more';
}
