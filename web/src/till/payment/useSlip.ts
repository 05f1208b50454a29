import type { SlipReference } from '@taem/domain/till/slipReference.ts';
import { useCallback, useState } from 'react';
import { readSlip } from './readSlip.ts';

/** An attached slip. */
export interface TakenSlip {
  picture: File;
  /** The transfer that its QR names; undefined while it is read, null if it has no readable QR. */
  says: SlipReference | null | undefined;
}

/** Holds the slip of a bill, and reads its QR as soon as it is attached. */
export function useSlip(): { slip: TakenSlip | null; take: (picture: File) => void } {
  const [slip, setSlip] = useState<TakenSlip | null>(null);
  const take = useCallback((picture: File) => {
    setSlip({ picture, says: undefined });
    void readSlip(picture).then((says) => {
      setSlip((now) => (now?.picture === picture ? { picture, says } : now));
    });
  }, []);
  return { slip, take };
}
