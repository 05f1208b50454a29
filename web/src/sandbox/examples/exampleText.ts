const texts = import.meta.glob<string>('./*.graphql', { query: '?raw', import: 'default', eager: true });

/** The operation of an example, as it stands in its file. */
export function exampleText(name: string): string {
  const text = texts[`./${name}.graphql`];
  if (text === undefined) throw new Error(`There is no example ${name}.graphql.`);
  return text;
}
