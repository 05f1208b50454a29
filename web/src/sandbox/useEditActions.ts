import { mergeAst } from '@graphiql/toolkit';
import { parse, print } from 'graphql';
import { useCopy } from '../app/useCopy.ts';
import { useRunLate } from '../app/useRunLate.ts';
import { tidyObject } from '../editor/jsonc.ts';
import { useSchema } from './contract.ts';
import { useSandboxMessages } from './messages.ts';
import { activeTab, edit } from './tabs.ts';

/**
 * Returns the actions that rewrite or copy the open operation. Text that cannot be parsed stays unchanged: the editor marks
 * why.
 */
export function useEditActions() {
  const schema = useSchema();
  const t = useSandboxMessages();
  const runLate = useRunLate();
  const copy = useCopy(t('copy.copied'), t('copy.failed'));
  const tidy = async () => {
    const { id, query, variables, headers } = activeTab();
    const inOrder = await tidyDocument(query);
    if (activeTab().id !== id || activeTab().query !== query) return;
    edit({ query: inOrder, variables: tidyObject(variables), headers: tidyObject(headers) });
  };
  /** Inlines fragments where they are used. */
  const merge = () => {
    try {
      edit({ query: print(mergeAst(parse(activeTab().query), schema)) });
    } catch {}
  };
  return { prettify: () => runLate(tidy), merge, copy: () => void copy(activeTab().query) };
}

/** Formats the document and keeps its comments, which GraphQL's printer drops. */
async function tidyDocument(query: string): Promise<string> {
  const [{ format }, plugin] = await Promise.all([import('prettier/standalone'), import('prettier/plugins/graphql')]);
  return format(query, { parser: 'graphql', plugins: [plugin] }).catch(() => query);
}
