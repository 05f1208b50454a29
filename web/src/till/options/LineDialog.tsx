import { Button, DialogActions, DialogContent } from '@mui/material';
import { defaultOptionIds, lineOptions, optionFaults } from '@taem/domain/catalogue/chosenOptions.ts';
import { MAX_LINE_QTY } from '@taem/domain/limits.ts';
import { multiplyByQty } from '@taem/domain/money/money.ts';
import type { BasketLine } from '@taem/domain/till/basket.ts';
import { piecePrice } from '@taem/domain/till/piecePrice.ts';
import { useState } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { basketStore } from '../basket/basketStore.ts';
import { useProductDetails } from '../sale/useProductDetails.ts';
import { useTillMessages } from '../words/messages.ts';
import { useOptionMessages } from './messages.ts';
import { NoteField } from './NoteField.tsx';
import { OptionFields } from './OptionFields.tsx';
import { QuantityField } from './QuantityField.tsx';
import { useMenu } from './useMenu.ts';

interface Props {
  readonly line: BasketLine;
  readonly at: number;
  readonly onClose: () => void;
}

/** Changes the options, the note and the quantity of a line. */
export function LineDialog({ line, at, onClose }: Props) {
  const t = useOptionMessages();
  const words = useTillMessages();
  const format = useFormat();
  const menu = useMenu();
  const { details, failed } = useProductDetails(line.productId);
  const withoutDetails = failed && !line.options ? [] : null;
  const groups = menu && details ? menu(details) : withoutDetails;
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [note, setNote] = useState(line.note ?? '');
  const [qty, setQty] = useState(line.qty);
  // Options that are no longer on the menu are not preselected.
  const kept = line.options?.map(({ optionId }) => optionId) ?? defaultOptionIds(groups ?? []);
  const offered = new Set(groups?.flatMap(({ options }) => options.map(({ id }) => id)));
  const chosen = (ids ?? kept).filter((id) => offered.has(id));
  const options = lineOptions(groups ?? [], chosen);
  const isGood = groups !== null && optionFaults(groups, chosen).length === 0 && qty !== null && qty > 0;
  const save = () => {
    if (!isGood) return;
    if (qty !== line.qty) basketStore.dispatch({ type: 'setQty', line: at, qty });
    basketStore.dispatch({ type: 'setOptions', line: at, options, note: note.trim() || null });
    onClose();
  };
  return (
    <Dialog title={line.productName} onClose={onClose} onCross={onClose}>
      <DialogForm onSubmit={save}>
        <DialogContent aria-busy={groups === null}>
          {groups && <OptionFields groups={groups} chosen={chosen} onChoose={setIds} />}
          <NoteField value={note} onChange={setNote} />
          <QuantityField min={1} max={MAX_LINE_QTY} value={qty} onChange={setQty} name={line.productName} />
        </DialogContent>
        <DialogActions>
          <Button size="large" onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button size="large" type="submit" variant="contained" disabled={!isGood} sx={{ minWidth: { sm: 200 } }}>
            {t('options.save')}
            {isGood && ` · ฿${format.money(multiplyByQty(piecePrice({ ...line, options }), qty))}`}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
