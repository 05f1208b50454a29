import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Leads from the bill to the payment page: it is to be paid exactly, in cash. */
export const EXACT_CASH = { isExactCash: true } as const;

/** Takes the exact amount, once, as soon as the payment page that was opened for it can. A reload does not take it again. */
export function useExactCash(isOpen: boolean, take: () => void): void {
  const { state }: { state: Partial<typeof EXACT_CASH> | null } = useLocation();
  const navigate = useNavigate();
  const isRequested = state?.isExactCash === true;
  const takeExact = useEffectEvent(take);
  useEffect(() => {
    if (!isRequested || !isOpen) return;
    void navigate('.', { replace: true, state: null });
    takeExact();
  }, [isRequested, isOpen, navigate]);
}
