import type { Extension } from '@codemirror/state';
import { useMemo } from 'react';
import { useEditorMessages } from './messages.ts';
import { type Operation, variablesOf, variablesText } from './variablesText.ts';

/**
 * Returns the editor language of an operation's variables, the same object until the operation has others. `given` are set
 * elsewhere.
 */
export function useVariablesText(operation: Operation | null, given: readonly string[] = []): Extension {
  const t = useEditorMessages();
  const taken = operation ? variablesOf(operation).filter(({ name }) => !given.includes(name)) : [];
  const signature = taken.map(({ name, type, isRequired }) => `${name}: ${type} ${isRequired}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signature says all that the text is held against.
  return useMemo(
    () =>
      variablesText(taken, {
        missing: (name) => t('variables.missing', { name }),
        unknown: (name) => t('variables.unknown', { name }),
      }),
    [signature, operation?.schema, t],
  );
}
