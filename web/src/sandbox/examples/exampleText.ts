import type { Language } from '../../app/language.ts';
import type { Example } from './Example.ts';

const operations = import.meta.glob<string>('./*.graphql', { query: '?raw', import: 'default', eager: true });

/** The operation of an example as it stands in its file, below a comment that says what is worth seeing in it. */
export function exampleText({ name, note }: Pick<Example, 'name' | 'note'>, language: Language): string {
  const operation = operations[`./${name}.graphql`];
  if (operation === undefined) throw new Error(`There is no example ${name}.graphql.`);
  return [...note[language].map((line) => `# ${line}`), operation].join('\n');
}
