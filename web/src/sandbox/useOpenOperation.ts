import { usePanes } from './layout/panes.ts';
import { open, type Tab } from './tabs.ts';

/** Returns a function that opens an operation and shows its text. */
export function useOpenOperation() {
  const { show } = usePanes();
  return (operation: Pick<Tab, 'query' | 'variables'>): void => {
    open(operation);
    show('operation');
  };
}
