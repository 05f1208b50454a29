import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { drillAddress } from '@taem/domain/insight/drill/drillAddress.ts';
import { filterOfKey, type MarkKeys, type SalesScope } from '@taem/domain/insight/drill/filterOfKey.ts';
import { type MarkMeasure, sumOfMeasure } from '@taem/domain/insight/drill/markFigure.ts';
import { useLocation } from 'react-router-dom';
import { usePermissions } from '../../app/permission.ts';

/** The figure of a mark as displayed on the page; null if it shows none. */
export interface MarkFigure {
  readonly measure: MarkMeasure;
  readonly value: number | null | undefined;
}

/** Returns the link from a mark to the sales behind it, or null if there are none to open. */
export type DrillPath = (page: SalesScope, keys: MarkKeys, figure: MarkFigure) => string | null;

/**
 * Returns the links to the sales behind marks, where their sum is compared with the mark's figure. There are none for users
 * who may not view past sales. For cards with marks use `useOpenMark`.
 */
export function useDrill(): { readonly mayOpen: boolean; readonly drillPath: DrillPath } {
  const { pathname, search } = useLocation();
  const mayOpen = usePermissions()(PAGE.paymentHistory).canRead;
  const drillPath: DrillPath = (page, keys, { measure, value }) => {
    if (!mayOpen || value == null) return null;
    const figure = { sum: sumOfMeasure(measure, keys), value };
    return drillAddress(filterOfKey(page, keys), { figure, back: pathname + search });
  };
  return { mayOpen, drillPath };
}
