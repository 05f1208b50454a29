import { useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';
import { storeActiveTabId } from './activeTabId.ts';

/** Tells what stands outside the editor which of its tabs is open. */
export function ActiveTab() {
  const id = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id);
  useEffect(() => storeActiveTabId(id ?? ''), [id]);
  return null;
}
