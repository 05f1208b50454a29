import { useLocation } from 'react-router-dom';

/** The way to a sale; from there the list is found again as it was left. */
export function useSaleLink(id: string) {
  const { search } = useLocation();
  return { to: `/transactions/${id}`, state: { list: search } };
}
