import { useEffect, useRef } from 'react';
import { deviceSetting } from '../../app/deviceSetting.ts';
import { useNotice } from '../../app/notice.tsx';
import { isPrinterConnected, openDrawer } from '../../sale/printer/printer.ts';
import { useSuccessMessages } from './messages.ts';

/** Opens the cash drawer once, if the device is set to do so. */
export function useOpenDrawer(isDue: boolean): void {
  const t = useSuccessMessages();
  const notify = useNotice();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isDue || isOpened.current || !isPrinterConnected() || !deviceSetting().opensDrawer) return;
    isOpened.current = true;
    openDrawer().catch(() => notify(t('success.drawerFailed'), 'warning'));
  }, [isDue, notify, t]);
}
