import { useSaleMessages } from '../../sale/messages.ts';
import { useTenderName } from '../../sale/useTenderName.ts';

interface Tender {
  readonly type: string;
  readonly instituteName?: string | null;
  readonly cardName?: string | null;
}

/** By which tender money goes back, in words. */
export function useHandBackWords() {
  const t = useSaleMessages();
  const tenderName = useTenderName();
  return ({ type, instituteName, cardName }: Tender): string =>
    tenderName(t(`tender.${type as 'CASH'}`), instituteName, cardName);
}
