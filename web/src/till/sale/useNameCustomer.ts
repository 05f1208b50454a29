import { useCallback } from 'react';
import { useNotice } from '../../app/notice.tsx';
import { memberName } from '../../sale/memberName.ts';
import { sellToMember, toBasketMember } from '../basket/enterSale.ts';
import { useMemberByCode } from '../customer/useMemberByCode.ts';
import { isDialogOpen, onceDialogsAreClosed } from '../keys/dialogOpen.ts';
import { playSound } from '../sound/playSound.ts';
import { useSaleMessages } from './messages.ts';

/** Returns a function that assigns the bill on the screen to the member with this code or phone, and returns whether there is one. */
export function useNameCustomer(): (typed: string) => Promise<boolean> {
  const t = useSaleMessages();
  const notify = useNotice();
  const memberByCode = useMemberByCode();
  return useCallback(
    async (typed) => {
      const member = await memberByCode(typed);
      if (!member) return false;
      const name = () => {
        sellToMember(toBasketMember(member), null);
        notify(t('sale.customerNamed', { name: memberName(member) }), 'info');
      };
      playSound('tick');
      // The bill must not change under an open dialog.
      if (isDialogOpen()) onceDialogsAreClosed(name);
      else name();
      return true;
    },
    [memberByCode, notify, t],
  );
}
