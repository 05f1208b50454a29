import { Alert, Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { MAX_LINE_NOTE_LENGTH } from '@taem/domain/limits.ts';
import { RETURN_REASONS, type ReturnReason } from '@taem/domain/transactions/returnReason.ts';
import { useLanguage } from '../../app/i18n.ts';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import type { SaleReturnsFragment } from '../gql/graphql.ts';
import { useFormat } from '../useFormat.ts';
import { ExchangeButton } from './ExchangeButton.tsx';
import { useReversalMessages } from './messages.ts';
import { ReturnPlan } from './ReturnPlan.tsx';
import { ReversalDialog, type ReversalProps } from './ReversalDialog.tsx';
import type { ReversedSale } from './ReversedSale.ts';
import { useReturn } from './useReturn.ts';

/** A sale with the pieces of its lines that can still be returned. */
export type ReturnedSale = ReversedSale &
  Pick<SaleReturnsFragment, 'returnable'> & {
    readonly deliveryCost: number;
    readonly channels: readonly { type: string }[];
    readonly member?: Buyer | null;
  };

interface Buyer {
  readonly firstname: string;
  readonly lastname: string;
  readonly phone?: string | null;
  readonly remainingPoints: number;
}

const REASONS = Object.keys(RETURN_REASONS) as ReturnReason[];
/** Maximum length of the detail, beside the longest reason and a separator of two characters. */
const MAX_DETAIL = MAX_LINE_NOTE_LENGTH - Math.max(...REASONS.map(({ length }) => length)) - 2;

/** Takes pieces of a sale back, after showing what that gives and takes (docs/adr/0138). */
export function ReturnDialog(props: ReversalProps<ReturnedSale>) {
  const { sale } = props;
  const t = useReversalMessages();
  const language = useLanguage();
  const form = useReturn(props);
  const { isLocked, previewed } = form;
  return (
    <ReversalDialog
      sale={sale}
      form={form}
      title={t('return.title', { number: sale.transactionNo })}
      effect={
        <>
          <Lines sale={sale} form={form} />
          {form.hasPieces && <ReturnPlan sale={sale} plan={previewed} isWaiting={form.isPlanning} />}
        </>
      }
      codeLabel={t('void.code')}
      closeLabel={t('void.keep')}
      beside={<ExchangeButton sale={sale} entry={form.exchange} />}
      applyLabel={t('return.apply')}
    >
      {sale.deliveryCost > 0 && previewed?.isLast && (
        <Choice label={t('return.delivery')} isOn={form.delivery} isLocked={isLocked} onChange={form.setDelivery} />
      )}
      {sale.channels.some(({ type }) => type !== 'CASH') && (
        <Choice label={t('return.inCash')} isOn={form.inCash} isLocked={isLocked} onChange={form.setInCash} />
      )}
      <ChoiceInput
        label={t('return.reason')}
        value={form.reason ?? ''}
        options={REASONS.map((each) => ({ id: each, name: RETURN_REASONS[each][language] }))}
        disabled={isLocked}
        onChange={(chosen) => form.setReason(chosen || null)}
      />
      <TextInput
        lines={1}
        mostLines={3}
        max={MAX_DETAIL}
        label={t('void.detail')}
        value={form.detail}
        disabled={isLocked}
        onChange={form.setDetail}
      />
    </ReversalDialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isLocked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Choice({ label, isOn, isLocked, onChange }: ChoiceProps) {
  return (
    <FormControlLabel
      control={<Switch checked={isOn} disabled={isLocked} onChange={(_, next) => onChange(next)} />}
      label={label}
    />
  );
}

interface LinesProps {
  readonly sale: ReturnedSale;
  readonly form: ReturnType<typeof useReturn>;
}

/** How many pieces of each line come back, and whether they go to the shelf. */
function Lines({ sale, form }: LinesProps) {
  const { isLocked } = form;
  const t = useReversalMessages();
  const format = useFormat();
  const left = sale.returnable.filter((line) => line.left > 0);
  if (left.length === 0) return <Alert severity="info">{t('return.nothingLeft')}</Alert>;
  return (
    <Box
      component="ul"
      aria-label={t('return.lines')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
    >
      {left.map(({ position, name, options, left: most, chargeAmount }) => {
        const { quantity, restock } = form.lineOf(position);
        return (
          <Box component="li" key={position} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
              <Typography variant="body2" color="textSecondary">
                {[...options, t('return.left', { left: format.count(most), price: format.baht(chargeAmount) })].join(
                  ' · ',
                )}
              </Typography>
            </Box>
            <QuantityStepper
              value={quantity}
              min={0}
              max={most}
              disabled={isLocked}
              label={name}
              onChange={(next) => form.setLine(position, { quantity: next })}
            />
            {Boolean(quantity) && (
              <Box sx={{ width: 1 }}>
                <Choice
                  label={t('return.restock')}
                  isOn={restock}
                  isLocked={isLocked}
                  onChange={(next) => form.setLine(position, { restock: next })}
                />
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
