import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { defaultOptionIds, lineOptions, optionFaults } from '@taem/domain/catalogue/chosenOptions.ts';
import { MAX_UNIT_PRICE, PRODUCT_DIALOG_MAX_QTY } from '@taem/domain/limits.ts';
import { fromBaht, multiplyByQty, type Satang, toBaht } from '@taem/domain/money/money.ts';
import { typedAmount } from '@taem/domain/reading/amount.ts';
import { piecePrice } from '@taem/domain/till/piecePrice.ts';
import { useState } from 'react';
import { AmountInput } from '../../form/fields/AmountInput.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { ProductPicture } from '../../ui/Picture.tsx';
import { radius, textSize } from '../../ui/tokens.ts';
import { NoteField } from '../options/NoteField.tsx';
import { OptionFields } from '../options/OptionFields.tsx';
import { QuantityField } from '../options/QuantityField.tsx';
import { useMenu } from '../options/useMenu.ts';
import { useTillMessages } from '../words/messages.ts';
import { useSaleMessages } from './messages.ts';
import { ProductDetails } from './ProductDetails.tsx';
import type { Chosen, SoldProduct } from './toNewLine.ts';
import { useProductDetails } from './useProductDetails.ts';

interface ProductDialogProps {
  product: SoldProduct;
  onAdd: (product: SoldProduct, qty: number, price: Satang, chosen: Chosen) => void;
  onClose: () => void;
}

/** PAY-32, PAY-33: the quantity and the price. */
export function ProductDialog({ product, onAdd, onClose }: ProductDialogProps) {
  const t = useSaleMessages();
  const words = useTillMessages();
  const format = useFormat();
  const details = useProductDetails(product.id);
  const shelfPrice = fromBaht(product.retailPrice);
  const [qty, setQty] = useState<number | null>(1);
  const printed = product.label?.price || shelfPrice;
  const [priceText, setPriceText] = useState(printed > 0 ? toBaht(printed).toFixed(2) : '');
  const price = typedAmount(priceText);
  const priceIsGood = price !== null && price > 0 && price <= MAX_UNIT_PRICE;
  const priceProblem =
    price !== null && price > MAX_UNIT_PRICE
      ? t('product.priceTooHigh', { max: format.money(MAX_UNIT_PRICE) })
      : t('product.priceInvalid');
  const menu = useMenu();
  // A product without options can be sold before the menu is loaded.
  const hasMenu = menu !== null || product.menuOptionGroupIds.length === 0;
  const groups = menu?.(product) ?? [];
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const [note, setNote] = useState(product.label?.note ?? '');
  const chosen = ids ?? defaultOptionIds(groups);
  const options = lineOptions(groups, chosen);
  const canAdd = qty !== null && qty > 0 && priceIsGood && hasMenu && optionFaults(groups, chosen).length === 0;
  const add = () => {
    if (canAdd) onAdd({ ...product, ...details.details }, qty, price, { options, note: note.trim() || null });
  };
  return (
    <Dialog title={product.name} onClose={onClose} onCross={onClose}>
      <DialogForm onSubmit={add}>
        <DialogContent
          sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' }, gap: 3 }}
        >
          <Box sx={{ width: { xs: 140, sm: 'auto' } }}>
            <ProductPicture src={product.imageUrl} name={product.name} sx={{ borderRadius: radius.card }} />
          </Box>
          <Box>
            <ProductDetails {...details} />
            <OptionFields groups={groups} chosen={chosen} onChoose={setIds} />
            <Box sx={{ mb: 1 }}>
              <AmountInput
                label={t('product.price')}
                value={priceText}
                onChange={setPriceText}
                error={priceText !== '' && !priceIsGood ? priceProblem : undefined}
                hint={t('product.shelfPrice', { price: format.money(shelfPrice) })}
                unit={
                  price !== shelfPrice && shelfPrice > 0 ? (
                    <Button
                      onClick={() => setPriceText(toBaht(shelfPrice).toFixed(2))}
                      sx={{ px: 1, whiteSpace: 'nowrap', fontSize: textSize.small }}
                    >
                      {t('product.resetPrice')}
                    </Button>
                  ) : null
                }
              />
            </Box>
            <NoteField value={note} onChange={setNote} />
            <QuantityField min={0} max={PRODUCT_DIALOG_MAX_QTY} value={qty} onChange={setQty} name={product.name} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button size="large" onClick={onClose} sx={{ px: { xs: 1, sm: 3 } }}>
            {words('cancel')}
          </Button>
          <Button
            size="large"
            type="submit"
            variant="contained"
            disabled={!canAdd}
            sx={{ minWidth: { sm: 240 }, flex: { xs: 1, sm: 'none' }, px: { xs: 1.5, sm: 3 } }}
          >
            {t('product.add')}
            {canAdd && ` · ฿${format.money(multiplyByQty(piecePrice({ chargeAmount: price, options }), qty))}`}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
