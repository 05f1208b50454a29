import css from './fieldTree.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** What is looked for in the contract, which is at hand: found with every key, where `SearchField` of the house waits for a call. */
export function SearchInput({ label, value, onSearch }: Props) {
  return (
    <input
      type="search"
      className={css.search}
      value={value}
      placeholder={label}
      aria-label={label}
      onChange={({ target }) => onSearch(target.value)}
    />
  );
}
