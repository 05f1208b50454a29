import { mergeAst } from '@graphiql/toolkit';
import { parse, print } from 'graphql';
import { tidyObject } from '../editor/jsonc.ts';
import { useSchema } from './contract.ts';
import { activeTab, edit } from './tabs.ts';

/** What rewrites the open operation. What cannot be read stays as it is: the editor marks why. */
export function useEditActions() {
  const schema = useSchema();
  const prettify = async () => {
    const { id, query, variables, headers } = activeTab();
    const inOrder = await tidyDocument(query);
    if (activeTab().id !== id || activeTab().query !== query) return;
    edit({ query: inOrder, variables: tidyObject(variables), headers: tidyObject(headers) });
  };
  /** Fragments stand where they are used. */
  const merge = () => {
    try {
      edit({ query: print(mergeAst(parse(activeTab().query), schema)) });
    } catch {}
  };
  return { prettify, merge };
}

/** With its comments, which the printer of GraphQL leaves out. */
async function tidyDocument(query: string): Promise<string> {
  const [{ format }, plugin] = await Promise.all([import('prettier/standalone'), import('prettier/plugins/graphql')]);
  return format(query, { parser: 'graphql', plugins: [plugin] }).catch(() => query);
}
