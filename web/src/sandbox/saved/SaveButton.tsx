import { useGraphiQL } from '@graphiql/react';
import { useState } from 'react';
import { Tool } from '../layout/Tool.tsx';
import { useSandboxMessages } from '../messages.ts';
import { SaveDialog } from './SaveDialog.tsx';

/** Keeps the open operation in this browser. */
export function SaveButton() {
  const t = useSandboxMessages();
  const [open, setOpen] = useState(false);
  const tab = useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]);
  return (
    <>
      <Tool label={t('saved.save')} onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d="M6 3h12v18l-6-4.5L6 21V3Z" />
        </svg>
      </Tool>
      {open && (
        <SaveDialog
          name={tab?.operationName ?? ''}
          query={tab?.query ?? ''}
          variables={tab?.variables ?? ''}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
