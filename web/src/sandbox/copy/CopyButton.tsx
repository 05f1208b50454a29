import { ToolbarButton } from '@graphiql/react';
import { useState } from 'react';
import { useSandboxMessages } from '../messages.ts';
import { CopyDialog } from './CopyDialog.tsx';

/** In the editor's toolbar. */
export function CopyButton() {
  const t = useSandboxMessages();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ToolbarButton label={t('copy.as')} onClick={() => setOpen(true)}>
        <svg
          viewBox="0 0 24 24"
          className="graphiql-toolbar-icon"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path d="m4 6 6 6-6 6M12 18h8" />
        </svg>
      </ToolbarButton>
      {open && <CopyDialog onClose={() => setOpen(false)} />}
    </>
  );
}
