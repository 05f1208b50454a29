import type { Language } from '../../app/language.ts';
import type { Example } from './Example.ts';

const operations = import.meta.glob<string>('./*.graphql', { query: '?raw', import: 'default', eager: true });

/** Returns the operation of an example from its file, below a comment with what it demonstrates. */
export function exampleText({ name, note }: Pick<Example, 'name' | 'note'>, language: Language): string {
  const operation = operations[`./${name}.graphql`];
  if (operation === undefined) throw new Error(`There is no example ${name}.graphql.`);
  return [...note[language].map((line) => `# ${line}`), operation].join('\n');
}
