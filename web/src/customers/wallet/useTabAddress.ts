import { useSearchParams } from 'react-router-dom';

/** What a tab keeps in the address beside what stands there already, so that a reload and a colleague see the same. */
export function useTabAddress() {
  const [address, setAddress] = useSearchParams();
  return {
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    read: (name: string) => address.get(name) ?? '',
    /** Empty takes a name away. Whatever narrows the list begins at its first page. */
    change(changes: Readonly<Record<string, string>>) {
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ page: '', ...changes })) {
            if (value === '') after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true },
      );
    },
  };
}
