import { DRILL_NAMES, type Drill, readDrill } from '@taem/domain/insight/drill/drillAddress.ts';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../app/session.ts';
import { type ListHandle, useList } from '../../list/useList.ts';
import { HISTORY, historyVariables, openedState } from './historyAddress.ts';

export interface SalesList {
  readonly list: ListHandle;
  /** The state as variables of the list's operation. */
  readonly variables: ReturnType<typeof historyVariables>;
  /** Whether the default days are today. */
  readonly opensToday: boolean;
  /** The mark that it was opened from, as long as it lists the sales behind that mark. */
  readonly drill: Drill | null;
}

/** Whether the list shows the sales behind a mark. */
export const isOfDrill = (address: URLSearchParams): boolean => readDrill(address) !== null;

/** MGMT-31 Returns the state of the list of sales from the address. */
export function useSalesList(): SalesList {
  const { branchId } = useSession();
  const [address] = useSearchParams();
  const drill = readDrill(address);
  const opensToday = drill === null;
  const list = useList(HISTORY, {
    opened: (read) => openedState(read, opensToday),
    // Another page or order of the same sales has the same sum, so the mark stays.
    beside: (name, changes) =>
      DRILL_NAMES.some((each) => each === name) && !('keyword' in changes) && !('filter' in changes),
  });
  return { list, variables: historyVariables(list.state, branchId), opensToday, drill };
}
