import { copyText } from '../app/copyText.ts';
import { useRunActive } from './run/useRunActive.ts';
import { activeTab } from './tabs.ts';
import { useEditActions } from './useEditActions.ts';

/** Ctrl-Enter runs, in every editor; the others are those that the toolbar names. */
export function useEditorKeys() {
  const runActive = useRunActive();
  const { prettify, merge } = useEditActions();
  return {
    'Mod-Enter': runActive,
    'Ctrl-Shift-p': () => void prettify(),
    'Ctrl-Shift-m': merge,
    'Ctrl-Shift-c': () => void copyText(activeTab().query),
  };
}
