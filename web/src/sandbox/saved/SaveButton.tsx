import { useState } from 'react';
import { Tool } from '../layout/Tool.tsx';
import { useSandboxMessages } from '../messages.ts';
import { nameOf, useActiveTab } from '../tabs.ts';
import { SaveDialog } from './SaveDialog.tsx';

/** Keeps the open operation in this browser. */
export function SaveButton() {
  const t = useSandboxMessages();
  const [open, setOpen] = useState(false);
  const tab = useActiveTab();
  return (
    <>
      <Tool label={t('saved.save')} onClick={() => setOpen(true)}>
        <path d="M6 3h12v18l-6-4.5L6 21V3Z" />
      </Tool>
      {open && (
        <SaveDialog
          name={nameOf(tab) ?? ''}
          query={tab.query}
          variables={tab.variables}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
