import { useState } from 'react';
import { Tool } from '../layout/Tool.tsx';
import { useSandboxMessages } from '../messages.ts';
import { CopyDialog } from './CopyDialog.tsx';

/** In the editor's toolbar. */
export function CopyButton() {
  const t = useSandboxMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tool label={t('copy.as')} onClick={() => setOpen(true)}>
        <path d="m4 6 6 6-6 6M12 18h8" />
      </Tool>
      {open && <CopyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
