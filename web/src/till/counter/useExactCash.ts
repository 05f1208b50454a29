import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Navigation state from the bill to the payment page: pay the exact amount in cash. */
export const EXACT_CASH = { isExactCash: true } as const;

/**
 * Calls `take` once, which takes the exact amount in cash up to the confirmation, as soon as the payment page that was opened
 * for it is ready. A reload does not do it again.
 */
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
