import { codeParts } from './codeParts.ts';

/** A description of the contract, with the text between backticks as code. */
export function Described({ text }: { readonly text: string | null | undefined }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text are never put in another order.
  return codeParts(text ?? '').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
