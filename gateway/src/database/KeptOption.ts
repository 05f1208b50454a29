/** An option as its group keeps it. */
export interface KeptOption {
  id: string;
  name: string;
  /** Added to the price of a piece; as it is sent and answered, `price` in baht. */
  satang: number;
  is_default: boolean;
  is_active: boolean;
}
