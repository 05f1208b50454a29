/** An option as its group keeps it. */
export interface KeptOption {
  id: string;
  name: string;
  /** Satang. */
  price: number;
  is_default: boolean;
  is_active: boolean;
}
