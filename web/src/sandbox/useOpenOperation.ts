import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { usePanes } from './layout/panes.ts';

interface Opened {
  readonly query: string;
  /** JSON, or empty. */
  readonly variables: string;
  /** Whether what is seen on a narrow screen stays. */
  readonly stays?: boolean;
}

/** Opens an operation in a new tab, or the existing one with the same text. */
export function useOpenOperation() {
  const { addTab, changeTab } = useGraphiQLActions();
  const { show } = usePanes();
  const { tabs, queryEditor, variableEditor } = useGraphiQL((state) => ({
    tabs: state.tabs,
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
  }));
  const open = ({ query, variables, stays = false }: Opened) => {
    const opened = tabs.findIndex((tab) => tab.query === query);
    if (opened < 0) addTab();
    else changeTab(opened);
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
    if (!stays) show('operation');
  };
  return { open, ready: Boolean(queryEditor && variableEditor) };
}
