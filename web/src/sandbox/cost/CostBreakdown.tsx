import type { CostOfField, OperationCost } from '@taem/domain/contract/operationCost.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useSandboxMessages } from '../messages.ts';
import css from './cost.module.css';

/** The cost of the operation, field by field. */
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

/** One line of the breakdown. */
interface CostRow {
  /** Names in the answer, from the root. */
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  /** Total number of objects; 0 for a leaf. */
  readonly objects: number;
  /** Cost of this part alone: those of all rows add up to the estimate. */
  readonly own: number;
  /** Cost including all parts below it. */
  readonly cost: number;
}

/** Maximum depth of rows; the cost of deeper parts is included in the part above. */
const DEEPEST = 4;

/** Returns the parts with a cost, in the order of the document; each with the parts below it. */
function costRows({ fields }: OperationCost): CostRow[] {
  return rowsOf(fields, '', 0, 1);
}

function rowsOf(fields: readonly CostOfField[], above: string, depth: number, times: number): CostRow[] {
  if (depth > DEEPEST) return [];
  return fields
    .filter(({ cost }) => cost > 0)
    .flatMap(({ key, size, cost, fields: below }) => {
      const path = above ? `${above}.${key}` : key;
      const inner = depth < DEEPEST ? size * below.reduce((total, field) => total + field.cost, 0) : 0;
      const own = Math.max(0, times * (cost - inner));
      const row = { path, name: key, depth, objects: times * size, own, cost: times * cost };
      return [row, ...rowsOf(below, path, depth + 1, times * size)];
    });
}
