import { usePanes } from './layout/panes.ts';
import { open, type Tab } from './tabs.ts';

/** Opens an operation and brings its text into sight. */
export function useOpenOperation() {
  const { show } = usePanes();
  return (operation: Pick<Tab, 'query' | 'variables'>): void => {
    open(operation);
    show('operation');
  };
}
