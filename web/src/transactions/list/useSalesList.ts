import { DRILL_NAMES, type Drill, readDrill } from '@taem/domain/insight/drill/drillAddress.ts';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../app/session.ts';
import { type ListHandle, useList } from '../../list/useList.ts';
import { HISTORY, historyVariables, openedState } from './historyAddress.ts';

export interface SalesList {
  readonly list: ListHandle;
  /** The same as variables of its operation. */
  readonly variables: ReturnType<typeof historyVariables>;
  /** The default days are today's. */
  readonly opensToday: boolean;
  /** The mark that it was opened from, as long as it lists what is behind that. */
  readonly drill: Drill | null;
}

/** Whether the list is of the sales behind a mark. */
export const isOfDrill = (address: URLSearchParams): boolean => readDrill(address) !== null;

/** MGMT-31 The list of sales that the address stands for. */
export function useSalesList(): SalesList {
  const { branchId } = useSession();
  const [address] = useSearchParams();
  const drill = readDrill(address);
  const opensToday = drill === null;
  const list = useList(HISTORY, {
    opened: (read) => openedState(read, opensToday),
    // Another page or order of the same sales comes to the same sum as the mark.
    beside: (name, changes) =>
      DRILL_NAMES.some((each) => each === name) && !('keyword' in changes) && !('filter' in changes),
  });
  return { list, variables: historyVariables(list.state, branchId), opensToday, drill };
}
