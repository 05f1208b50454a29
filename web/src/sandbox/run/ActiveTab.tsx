import { useGraphiQL } from '@graphiql/react';
import { useLayoutEffect } from 'react';
import { storeActiveTabId } from './activeTabId.ts';

/** Reports the editor's open tab to components outside it. */
export function ActiveTab() {
  const id = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id);
  // Before the effects of the same change, one of which may run what was opened.
  useLayoutEffect(() => storeActiveTabId(id ?? ''), [id]);
  return null;
}
