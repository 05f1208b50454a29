import { MAX_REMARK_LENGTH } from '@taem/domain/limits.ts';
import { IntegerInput } from '../../form/fields/IntegerInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { AdjustEffect } from './AdjustEffect.tsx';
import { useReversalMessages } from './messages.ts';
import { ReversalDialog, type ReversalProps } from './ReversalDialog.tsx';
import { useAdjust } from './useAdjust.ts';

/** WALL-09, OP-17 Lets a member's sale stand for other points; the difference is shown while they are typed. */
export function AdjustDialog(props: ReversalProps) {
  const { sale } = props;
  const t = useReversalMessages();
  const form = useAdjust(props);
  const { isLocked } = form;
  return (
    <ReversalDialog
      sale={sale}
      form={form}
      title={t('adjust.title', { number: sale.transactionNo })}
      maxWidth="xs"
      codeLabel={t('adjust.code')}
      closeLabel={t('reversal.cancel')}
      applyLabel={t('adjust.apply')}
    >
      <IntegerInput
        isFigure
        autoFocus
        max={12}
        label={t('adjust.points')}
        value={form.points}
        disabled={isLocked}
        onChange={form.setPoints}
      />
      <AdjustEffect sale={sale} adjustment={form.adjustment} />
      <TextInput
        lines={1}
        mostLines={3}
        max={MAX_REMARK_LENGTH}
        label={t('adjust.remark')}
        value={form.remark}
        disabled={isLocked}
        onChange={form.setRemark}
      />
    </ReversalDialog>
  );
}
