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
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d="m4 6 6 6-6 6M12 18h8" />
        </svg>
      </Tool>
      {open && <CopyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
