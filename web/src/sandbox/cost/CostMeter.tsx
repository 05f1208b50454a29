import { DOCUMENT_LIMITS } from '@taem/domain/contract/documentLimits.ts';
import { operationCost } from '@taem/domain/contract/operationCost.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useId, useMemo, useState } from 'react';
import { useSandboxMessages } from '../messages.ts';
import { useActiveRequest } from '../useActiveOperation.ts';
import { CostBreakdown } from './CostBreakdown.tsx';
import css from './cost.module.css';

/** The cost of the open operation by the server's own rule, before it is run. */
export function CostMeter() {
  const t = useSandboxMessages();
  const active = useActiveRequest();
  const cost = useMemo(
    () => active && operationCost({ ...active, today: new Date().toISOString().slice(0, 10) }),
    [active],
  );
  const [open, setOpen] = useState(false);
  const breakdown = useId();
  if (!cost) return <span className={css.none}>{t('cost.none')}</span>;
  const { cost: limit } = DOCUMENT_LIMITS;
  const tooMuch = cost.estimated > limit;
  const close = (event: React.KeyboardEvent) => event.key === 'Escape' && setOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opened, from within it too.
    <div className={css.meter} data-too-much={tooMuch} onKeyDown={close}>
      <button type="button" aria-expanded={open} aria-controls={breakdown} onClick={() => setOpen(!open)}>
        <span>{t('cost.estimated')}</span>
        <b className={css.figure} data-testid="cost">
          {formatCount(cost.estimated)}
        </b>
        <span className={css.limit}>{t('cost.limit', { limit: formatCount(limit) })}</span>
        <span className={css.track}>
          <span
            style={{ width: `${Math.min(100, Math.max(cost.estimated > 0 ? 2 : 0, (cost.estimated / limit) * 100))}%` }}
          />
        </span>
      </button>
      {tooMuch && (
        <span role="status" className={css.tooMuch}>
          {t('cost.tooMuch')}
        </span>
      )}
      {open && (
        <div id={breakdown} className={css.popover}>
          <CostBreakdown cost={cost} />
        </div>
      )}
    </div>
  );
}
