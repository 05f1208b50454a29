import { DOCUMENTED_COUNTER, tillIdleMinutes } from '@taem/domain/merchant/counterSetting.ts';
import { useEffect } from 'react';
import { endTill } from '../app/endTill.ts';
import { useSession } from '../app/session.ts';
import { noteTillUsed, tillUsedAt } from '../app/tillUsed.ts';
import { useTillIdleQuery } from './gql/hooks.ts';

const CHECK_MS = 15_000;

/**
 * Ends a till session that was handed over by PIN after it was idle for as long as the shop allows, also while the page was
 * closed.
 */
export function useTillIdle(): void {
  const { isTill = false } = useSession();
  const { data } = useTillIdleQuery({ skip: !isTill });
  const minutes = tillIdleMinutes(data?.viewer.counter.tillIdle ?? DOCUMENTED_COUNTER.tillIdle);
  useEffect(() => {
    if (!isTill) return;
    const end = () => {
      if (Date.now() - tillUsedAt() > minutes * 60_000) void endTill();
    };
    const timer = setInterval(end, CHECK_MS);
    // Checks first, so that a press after the time limit cannot extend the session.
    const use = () => {
      end();
      noteTillUsed();
    };
    window.addEventListener('pointerdown', use, { capture: true });
    window.addEventListener('keydown', use, { capture: true });
    end();
    return () => {
      clearInterval(timer);
      window.removeEventListener('pointerdown', use, { capture: true });
      window.removeEventListener('keydown', use, { capture: true });
    };
  }, [isTill, minutes]);
}
