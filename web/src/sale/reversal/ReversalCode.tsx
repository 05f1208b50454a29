import { SecretInput } from '../../form/fields/SecretInput.tsx';
import type { useReversal } from './useReversal.ts';

interface Props {
  readonly label: string;
  readonly form: Pick<ReturnType<typeof useReversal>, 'code' | 'codeField' | 'isWrongCode' | 'setCode'>;
  readonly disabled: boolean;
}

/** The authorization code of a void, a return or an adjustment. */
export function ReversalCode({ label, form, disabled }: Props) {
  return (
    <SecretInput
      isApproval
      max={50}
      inputRef={form.codeField}
      label={label}
      value={form.code}
      disabled={disabled}
      error={form.isWrongCode ? ' ' : undefined}
      onChange={form.setCode}
    />
  );
}
