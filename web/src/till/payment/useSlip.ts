import type { SlipReference } from '@taem/domain/till/slipReference.ts';
import { useCallback, useState } from 'react';
import { readSlip } from './readSlip.ts';

/** A slip that was attached. */
export interface TakenSlip {
  picture: File;
  /** Which transfer its QR names; undefined while it is read, null where none could be. */
  says: SlipReference | null | undefined;
}

/** The slip of a bill: its QR is read as soon as it is attached. */
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
