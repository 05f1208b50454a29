import { useGraphiQL } from '@graphiql/react';
import { useLayoutEffect } from 'react';
import { storeActiveTabId } from './activeTabId.ts';

/** Tells what stands outside the editor which of its tabs is open. */
export function ActiveTab() {
  const id = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id);
  // Before the effects of the same change, one of which may run what was opened.
  useLayoutEffect(() => storeActiveTabId(id ?? ''), [id]);
  return null;
}
