import type { BasketLine } from '@taem/domain/till/basket.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { basketStore } from '../basket/basketStore.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { useTillMessages } from '../words/messages.ts';

interface Props {
  readonly line: BasketLine;
  readonly at: number;
  readonly onClose: () => void;
}

/** PAY-27 */
export function RemoveLineDialog({ line, at, onClose }: Props) {
  const t = useBasketMessages();
  const words = useTillMessages();
  const remove = () => {
    basketStore.dispatch({ type: 'removeLine', line: at });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('basket.removeTitle')}
      confirmLabel={words('remove')}
      onConfirm={remove}
      onCancel={onClose}
    >
      {t('basket.removeText', { name: line.productName })}
    </ConfirmDialog>
  );
}
