import { Alert, Box, Button, DialogActions, DialogContent, FormControlLabel, Switch, Typography } from '@mui/material';
import { MAX_LINE_NOTE_LENGTH } from '@taem/domain/limits.ts';
import { RETURN_REASONS, type ReturnReason } from '@taem/domain/transactions/returnReason.ts';
import { reversalObstacle } from '@taem/domain/transactions/reversalObstacle.ts';
import { useLanguage } from '../../app/i18n.ts';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { ApprovalDialog } from '../approval/ApprovalDialog.tsx';
import type { SaleReturnsFragment } from '../gql/graphql.ts';
import { useFormat } from '../useFormat.ts';
import { ExchangeButton } from './ExchangeButton.tsx';
import { useReversalMessages } from './messages.ts';
import { ReturnPlan } from './ReturnPlan.tsx';
import { ReversalCode } from './ReversalCode.tsx';
import { BranchNote, OutcomeNote } from './ReversalNotes.tsx';
import type { ReversedSale } from './ReversedSale.ts';
import { usePlace } from './usePlace.ts';
import { useReturn } from './useReturn.ts';

/** A sale with what is left of its lines. */
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

interface Props {
  readonly sale: ReturnedSale;
  /** Reloads the sale: it has changed, or its state is unknown. */
  readonly onReadAgain: () => Promise<void>;
  readonly onClose: () => void;
}

const REASONS = Object.keys(RETURN_REASONS) as ReturnReason[];
/** The longest reason and what stands between it and the rest. */
const MAX_DETAIL = MAX_LINE_NOTE_LENGTH - Math.max(...REASONS.map(({ length }) => length)) - 2;

/** Takes pieces of a sale back, after showing what that gives and takes (docs/adr/0138). */
export function ReturnDialog({ sale, onReadAgain, onClose }: Props) {
  const t = useReversalMessages();
  const language = useLanguage();
  const place = usePlace();
  const form = useReturn(sale, place.branchId, onReadAgain, onClose);
  const { code, isUnknown, sending, previewed } = form;
  const obstacle = reversalObstacle(sale, place, code);
  const isOfBranch = obstacle !== null && obstacle !== 'CODE_NEEDED';
  const isLocked = sending || isUnknown;
  const close = sending ? undefined : form.close;
  return (
    <>
      <Dialog title={t('return.title', { number: sale.transactionNo })} onClose={close} onCross={close}>
        <DialogForm onSubmit={() => void (obstacle || form.submit())}>
          <DialogContent>
            {isOfBranch && <BranchNote sale={sale} obstacle={{ code: obstacle }} onChoose={place.choose} />}
            <Lines sale={sale} form={form} isLocked={isLocked} />
            {form.hasPieces && <ReturnPlan sale={sale} plan={previewed} isWaiting={form.isWaiting} />}
            <Box sx={{ display: 'grid', gap: 2, mt: 2.5 }}>
              {sale.deliveryCost > 0 && previewed?.isLast && (
                <Choice
                  label={t('return.delivery')}
                  isOn={form.delivery}
                  isLocked={isLocked}
                  onChange={form.setDelivery}
                />
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
              <ReversalCode label={t('void.code')} form={form} disabled={isLocked} />
              <div aria-live="polite">
                <OutcomeNote outcome={form.outcome} wasReadAgain={form.wasReadAgain} />
              </div>
            </Box>
          </DialogContent>
          <DialogActions sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
            <Button size="large" variant="outlined" color="inherit" disabled={sending} onClick={form.close}>
              {t('void.keep')}
            </Button>
            <ExchangeButton sale={sale} entry={form.exchange} />
            <Button
              size="large"
              type="submit"
              variant="contained"
              loading={sending}
              disabled={obstacle !== null || !form.canSend}
            >
              {t(isUnknown ? 'reversal.checkAgain' : 'return.apply')}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
      {form.approval && !form.sending && <ApprovalDialog {...form.approval} />}
    </>
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
  readonly isLocked: boolean;
}

/** How many pieces of each line come back, and whether they go to the shelf. */
function Lines({ sale, form, isLocked }: LinesProps) {
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
