import type { OperationCost } from '@taem/domain/contract/operationCost.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useSandboxMessages } from '../messages.ts';
import css from './cost.module.css';
import { costRows } from './costRows.ts';

/** Where the cost comes from, field by field. */
export function CostBreakdown({ cost }: { cost: OperationCost }) {
  const t = useSandboxMessages();
  const rows = costRows(cost);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard.
    <section className={css.scroll} tabIndex={0} aria-label={t('cost.breakdown')}>
      <table>
        <caption>
          <b>{t('cost.breakdown')}</b> {t('cost.explain')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('cost.field')}</th>
            <th scope="col">{t('cost.rows')}</th>
            <th scope="col">{t('cost.own')}</th>
            <th scope="col">{t('cost.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.path}>
              <td style={{ paddingLeft: 12 + row.depth * 14 }}>{row.name}</td>
              <td>{formatCount(row.objects)}</td>
              <td>{formatCount(row.own)}</td>
              <td>{formatCount(row.cost)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('cost.sum')}
            </th>
            <td>{formatCount(rows.reduce((sum, { own }) => sum + own, 0))}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
