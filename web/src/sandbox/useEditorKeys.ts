import { useRunActive } from './run/useRunActive.ts';
import { useEditActions } from './useEditActions.ts';

/** Returns the editors' keys: Ctrl-Enter runs in every editor; the others are those named in the toolbar. */
export function useEditorKeys() {
  const runActive = useRunActive();
  const { prettify, merge, copy } = useEditActions();
  return {
    'Mod-Enter': runActive,
    'Ctrl-Shift-p': prettify,
    'Ctrl-Shift-m': merge,
    'Ctrl-Shift-c': copy,
  };
}
